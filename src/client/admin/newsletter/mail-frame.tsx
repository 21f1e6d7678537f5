import { useEffect, useRef, useState } from 'react'
import * as mailPreviewCss from '#client/admin/newsletter/mail-preview.css.ts'

const DARK = '(prefers-color-scheme: dark)'

export type MailScheme = 'light' | 'dark'

interface MailFrameProps {
  html: string
  scheme: MailScheme
  isNarrow: boolean
}

/** A mail as a mail program shows it. What follows is put into the frame as it is: it neither flickers nor scrolls back. */
export function MailFrame({ html, scheme, isNarrow }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    // Rendered on the server, it may have been loaded before anybody listened.
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
      // Neither scripts nor windows: its links lead nowhere.
      sandbox="allow-same-origin"
      onLoad={() => setIsLoaded(true)}
    />
  )
}

/** Shows a mail in light or dark colors, whatever the reader's own are, by what its media queries are about. */
function setScheme(page: Document, scheme: MailScheme): void {
  page.documentElement.style.colorScheme = scheme
  for (const { media } of mediaRulesOf(page)) {
    if (media.mediaText === DARK) media.mediaText = scheme === 'dark' ? 'all' : 'not all'
  }
}

function mediaRulesOf(page: Document): CSSMediaRule[] {
  return [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].filter(isMediaRule))
}

/** Classes of a frame are others than those of the page around it, so that `instanceof` would say no. */
function isMediaRule(rule: CSSRule): rule is CSSMediaRule {
  return 'media' in rule && 'cssRules' in rule
}
