import { useEffect, useRef, useState } from 'react'
import * as mailPreviewCss from '#client/admin/newsletter/mail-preview.css.ts'

const DARK = '(prefers-color-scheme: dark)'

export type MailScheme = 'light' | 'dark'

interface MailFrameProps {
  html: string
  scheme: MailScheme
  isNarrow: boolean
}

/**
 * Shows an email as a mail program does. Updates replace the frame's content in place, so it neither flickers nor
 * scrolls back.
 */
export function MailFrame({ html, scheme, isNarrow }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    // Rendered on the server, the frame may have loaded before `onLoad` was attached.
    if (frame.current?.contentDocument?.title) setIsLoaded(true)
  }, [])
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!isLoaded || !page) return
    const before = page.documentElement.scrollTop
    // Parsed in the frame, whose policy allows its styles; parsed here, they would be refused.
    page.documentElement.innerHTML = html
    setScheme(page, scheme)
    page.documentElement.scrollTop = before
  }, [html, scheme, isLoaded])
  return (
    <iframe
      ref={frame}
      className={`${mailPreviewCss.frame} ${isNarrow ? mailPreviewCss.phone : ''}`}
      title="Email preview"
      src="/api/admin/newsletter/empty-preview"
      // Allows neither scripts nor windows: its links do nothing.
      sandbox="allow-same-origin"
      onLoad={() => setIsLoaded(true)}
    />
  )
}

/** Shows an email in light or dark colors, whatever the browser's own scheme, by rewriting its media queries. */
function setScheme(page: Document, scheme: MailScheme): void {
  page.documentElement.style.colorScheme = scheme
  for (const { media } of mediaRulesOf(page)) {
    if (media.mediaText === DARK) media.mediaText = scheme === 'dark' ? 'all' : 'not all'
  }
}

function mediaRulesOf(page: Document): CSSMediaRule[] {
  return [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].filter(isMediaRule))
}

/** A frame has classes of its own, so `instanceof` would return false. */
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule && 'cssRules' in rule
}
