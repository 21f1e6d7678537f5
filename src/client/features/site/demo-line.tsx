import * as demoLineCss from '#client/features/site/demo-line.css.ts'
import { useSite } from '#client/lib/site.ts'

/** The same at any hour, since pages are cached. */
export function DemoLine() {
  const { isDemo } = useSite()
  if (!isDemo) return null
  return (
    <aside aria-label="Demo" className={demoLineCss.demoLine}>
      This is a demo with invented people. It starts again at every full hour.{' '}
      <a href="/admin">See the admin area</a>
    </aside>
  )
}
