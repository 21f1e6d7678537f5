import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import * as pagePreviewCss from '#client/admin/kit/page-preview.css.ts'

/** A page of the shop in a window of its own, so that it looks as on a screen of the frame's width. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  const [page, setPage] = useState<Document | null>(null)
  useEffect(() => {
    if (!page) return
    const ours = document.documentElement
    const dress = () => {
      page.documentElement.className = ours.className
    }
    const sheets = document.querySelectorAll('link[rel=stylesheet], style')
    page.head.replaceChildren(...[...sheets].map((sheet) => page.importNode(sheet, true)))
    dress()
    const watch = new MutationObserver(dress)
    watch.observe(ours, { attributeFilter: ['class'] })
    return () => watch.disconnect()
  }, [page])
  return (
    <>
      <iframe
        title={title}
        className={pagePreviewCss.frame}
        srcDoc="<!doctype html>"
        ref={(frame) => {
          // A frame of the server's page may have loaded before the script ran.
          const loaded = frame?.contentDocument
          if (loaded?.URL === 'about:srcdoc' && loaded.readyState === 'complete') setPage(loaded)
        }}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page && createPortal(<div inert>{children}</div>, page.body)}
    </>
  )
}
