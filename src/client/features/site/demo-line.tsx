import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

/** The same at any hour, since pages are cached. */
export function DemoLine() {
  const { isDemo } = useSite()
  if (!isDemo) return null
  return (
    <aside aria-label={m.demoLabel} className={`${baseCss.wrap} ${baseCss.muted}`}>
      {m.demoLine}{' '}
      <a href="/admin" className={baseCss.link}>
        {m.demoSeeAdmin}
      </a>
    </aside>
  )
}
