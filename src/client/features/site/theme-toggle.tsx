import { BAR, showTheme, THEME_STORAGE_KEY } from '#client/early/theme.ts'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { keepText } from '#client/lib/use-stored-text.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { m } from '#shared/messages/messages.ts'

type Theme = 'light' | 'dark'

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function activeTheme(): Theme {
  const { classList } = document.documentElement
  if (classList.contains('dark')) return 'dark'
  return classList.contains('light') ? 'light' : systemTheme()
}

/** Choosing the system's theme means following the system again. */
function toggleTheme() {
  const next: Theme = activeTheme() === 'dark' ? 'light' : 'dark'
  const chosen = next === systemTheme() ? null : next
  showTheme(chosen, BAR)
  keepText(THEME_STORAGE_KEY, chosen ?? '')
}

interface ThemeToggleProps {
  className?: string
  hasWords?: boolean
}

export function ThemeToggle({ className = baseCss.iconBtn, hasWords = false }: ThemeToggleProps) {
  return (
    <button
      type="button"
      className={`${className} ${siteHeaderCss.themeToggle}`}
      onClick={toggleTheme}
      aria-label={m.darkTheme}
    >
      <Icon icon={icons.moon} />
      <Icon icon={icons.sun} />
      {hasWords && m.darkTheme}
    </button>
  )
}
