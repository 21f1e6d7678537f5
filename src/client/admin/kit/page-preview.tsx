import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as pagePreviewCss from '#client/admin/kit/page-preview.css.ts'
import { type ServerPreview, useServerPreview } from '#client/admin/kit/use-server-preview.ts'

interface PagePreviewProps<Typed, Rendered extends { warnings: string[] }> {
  lead?: string
  /** The title of a frame, which has the layout of its own width instead of the window’s. */
  frame?: string
  typed: Typed
  /** False as long as the page only has its place. */
  isSeen?: boolean
  preview: ServerPreview<Typed, Rendered>
  children: (rendered: Rendered) => ReactNode
}

export function PagePreview<Typed, Rendered extends { warnings: string[] }>(
  props: PagePreviewProps<Typed, Rendered>,
) {
  const { lead, frame, typed, isSeen, preview, children } = props
  const page = useServerPreview(preview, typed, isSeen)
  return (
    <AdminCard title="Preview" lead={lead}>
      {preview.error && <p role="status">{preview.error.message}</p>}
      {page && <Warnings of={page.warnings} />}
      {frame ? (
        <PageFrame title={frame}>{page && children(page)}</PageFrame>
      ) : (
        <div className={pagePreviewCss.page} inert>
          {page ? children(page) : <p>Preparing the preview...</p>}
        </div>
      )}
    </AdminCard>
  )
}

function Warnings({ of: warnings }: { of: string[] }) {
  if (warnings.length === 0) return null
  return (
    <div role="status" className={notesCss.warning}>
      <b>Before you publish</b>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}

/** A page of the shop in a window of its own, so that it looks as on a screen of the frame's width. */
function PageFrame({ title, children }: { title: string; children: ReactNode }) {
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
