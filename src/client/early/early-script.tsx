import { useMatches, useRouteContext } from '@tanstack/react-router'
import { countViewsAndClicks } from '#client/early/clicks.ts'
import { isUnmoved } from '#client/early/first-sign.tsx'
import { PAGE_IS_LIVE, PAGE_IS_TAKEN_OVER, REACT_HEARS, reloadOnBack } from '#client/early/page-is-live.ts'
import { PRESSED_EARLY, repeatPress, TOGGLE } from '#client/early/presses.ts'
import '#client/early/pressed.late.css.ts'
import { type PageScripts, start } from '#client/early/start.ts'
import { BAR, showTheme, THEME_STORAGE_KEY } from '#client/early/theme.ts'
import { keepOwnTexts } from '#client/early/translated-texts.ts'
import { scriptsFor } from '#client/lib/page-assets.ts'
import { useUser } from '#client/lib/session.ts'
import { InlineScript } from '#client/ui/inline-script.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is for reading: it needs no script until a visitor interacts. */
    hydratesOnInteraction?: boolean
  }
}

/** Runs in the head of each page. Each function must be self-contained, since it is written into the page as text. */
const earlyScript = (scripts: PageScripts) =>
  [
    `try{(${showTheme})(localStorage.getItem('${THEME_STORAGE_KEY}'),${JSON.stringify(BAR)})}catch{}`,
    `(${keepOwnTexts})('${PAGE_IS_TAKEN_OVER}')`,
    `(${reloadOnBack})('${PAGE_IS_LIVE}')`,
    `(${repeatPress})('${PRESSED_EARLY}','${PAGE_IS_LIVE}','${REACT_HEARS}','${TOGGLE}')`,
    `(${countViewsAndClicks})()`,
    `(${start})(file=>import(file),${isUnmoved},${JSON.stringify(scripts)})`,
  ].join(';')

export const EarlyScript = import.meta.env.SSR ? ServerScript : () => <InlineScript>{''}</InlineScript>

function ServerScript() {
  const { assets } = useRouteContext({ from: '__root__' })
  const matches = useMatches()
  const user = useUser()
  const page = matches.at(-1)
  const isToBeRead = page?.status === 'success' && page.staticData.hydratesOnInteraction === true
  const parts = scriptsFor(assets, matches)
  // Signed-in visitors interact anyway, and a failed page retries by itself.
  const hydratesOnInteraction = isToBeRead && !user
  return <InlineScript>{earlyScript({ entry: assets.entry, parts, hydratesOnInteraction })}</InlineScript>
}
