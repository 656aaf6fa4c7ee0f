import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { sheet } from './lib/art'
import { settings, watchLooks } from './lib/settings.svelte'
import { loadWords } from './lib/words.svelte'

watchLooks()
void sheet('common')
// Without words there is nothing to say, also when the server is away: the page then says so in pictures.
await loadWords(settings.language || navigator.language || 'en').catch(() => undefined)
// Where the page may keep files (not over plain http), an installed Filotto opens without a network.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
mount(App, { target: document.getElementById('app') ?? document.body })
