import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'

/** The same at any hour, since pages are cached. */
export function DemoLine() {
  const { isDemo } = useSite()
  if (!isDemo) return null
  return (
    <aside aria-label="Demo" className={`${baseCss.wrap} ${baseCss.muted}`}>
      This is a demo with invented people. It starts again at every full hour.{' '}
      <a href="/admin" className={baseCss.link}>
        See the admin area
      </a>
    </aside>
  )
}
