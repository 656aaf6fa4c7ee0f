import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server serves what lies in web_dist as it is; assets carry a hash in their names and may be kept for ever.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/filotto/web_dist',
    emptyOutDir: true,
    // Nothing inline: the pages' content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
})
