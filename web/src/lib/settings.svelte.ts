// What this device likes; nothing of it leaves the device.
export interface Settings {
  name: string
  language: string
  theme: 'auto' | 'light' | 'dark' | 'contrast'
  suits: 'two' | 'four'
  confirm: 'auto' | 'on' | 'off'
  motion: 'auto' | 'off'
  sound: 'off' | 'on'
  vibrate: 'off' | 'on'
}

const PLACE = 'filotto.settings'
const FIRST: Settings = {
  name: '', language: '', theme: 'auto', suits: 'two', confirm: 'auto', motion: 'auto', sound: 'off', vibrate: 'off',
}

function kept(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>) }
  } catch {
    return { ...FIRST }
  }
}

export const settings = $state<Settings>(kept())

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part)
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing plays all the same
  }
  dress()
}

/** Put the looks on the page. */
export function dress(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const contrast = matchMedia('(prefers-contrast: more)').matches
  const theme = settings.theme === 'auto' ? (contrast ? 'contrast' : dark ? 'dark' : 'light') : settings.theme
  Object.assign(document.documentElement.dataset, { theme, suits: settings.suits, motion: settings.motion })
}

export function watchLooks(): void {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', dress)
  }
  dress()
}

/** Is a move said twice? Misplaying by thumb is what people hate most. */
export const confirms = () =>
  settings.confirm === 'auto' ? matchMedia('(pointer: coarse), (max-width: 599px)').matches : settings.confirm === 'on'
