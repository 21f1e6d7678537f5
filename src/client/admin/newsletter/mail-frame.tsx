import { useEffect, useRef, useState } from 'react'
import * as mailPreviewCss from '#client/admin/newsletter/mail-preview.css.ts'
import { setScheme } from '#client/admin/newsletter/mail-scheme.ts'

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
