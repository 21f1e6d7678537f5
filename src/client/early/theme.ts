export const THEME_STORAGE_KEY = 'theme'

/** Colors the browser's own bar. The first matching color counts, so a chosen one precedes the system's. */
export const BAR = { id: 'chosen-bar-color', light: '#FFFCF8', dark: '#101B1C' }

/** Without a theme the system decides. The first script of a page runs it before the first paint. */
export function showTheme(theme: string | null, bar: typeof BAR) {
  const { classList } = document.documentElement
  classList.remove('light', 'dark')
  document.getElementById(bar.id)?.remove()
  if (theme !== 'light' && theme !== 'dark') return
  classList.add(theme)
  const meta = document.createElement('meta')
  document.head.prepend(Object.assign(meta, { id: bar.id, name: 'theme-color', content: bar[theme] }))
}
