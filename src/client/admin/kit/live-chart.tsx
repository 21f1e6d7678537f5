import { type ReactNode, Suspense } from 'react'
import * as figureCardCss from '#client/admin/kit/figure-card.css.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'

/** A chart once the page is live and the chart's script has come; until then its place. */
export function LiveChart({ children }: { children: ReactNode }) {
  const place = <div className={figureCardCss.skeleton} />
  return useIsReady() ? <Suspense fallback={place}>{children}</Suspense> : place
}
