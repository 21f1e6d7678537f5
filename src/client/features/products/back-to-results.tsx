import { useEffect, useRef } from 'react'
import { showWayBack } from '#client/lib/way-back.ts'
import * as breadcrumbCss from '#client/ui/breadcrumb.css.ts'
import { InlineScript } from '#client/ui/inline-script.tsx'
import { m } from '#shared/messages/messages.ts'

/** A link to the list from which the visitor came, with its search and filters; hidden where there is none. */
export function BackToResults() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (link.current) showWayBack(link.current)
  })
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it has no address before it is shown. */}
      <a ref={link} className={breadcrumbCss.back} hidden suppressHydrationWarning>
        <span aria-hidden="true">← </span>
        {m.backToResults}
      </a>
      <InlineScript>
        {import.meta.env.SSR && `(${showWayBack})(document.currentScript.previousElementSibling)`}
      </InlineScript>
    </>
  )
}
