import { type ReactNode, useEffect, useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { PageFrame } from '#client/admin/kit/page-frame.tsx'
import * as pagePreviewCss from '#client/admin/kit/page-preview.css.ts'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'

interface PagePreviewProps<Typed, Rendered extends { warnings: string[] }> {
  lead?: string
  /** The title of a frame, which has the layout of its own width instead of the window’s. */
  frame?: string
  typed: Typed
  /** False as long as the page only has its place. */
  isSeen?: boolean
  /** Renders the page on the server. */
  preview: { mutateAsync: (typed: Typed) => Promise<Rendered>; error: { message: string } | null }
  children: (rendered: Rendered) => ReactNode
}

export function PagePreview<Typed, Rendered extends { warnings: string[] }>({
  lead,
  frame,
  typed,
  isSeen = true,
  preview: { mutateAsync, error },
  children,
}: PagePreviewProps<Typed, Rendered>) {
  const [current, setCurrent] = useState<{ page: Rendered }>()
  const debounced = useDebounced(JSON.stringify(typed))
  useEffect(() => {
    if (!isSeen) return
    let isLatest = true
    mutateAsync(JSON.parse(debounced)).then(
      (page) => isLatest && setCurrent({ page }),
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [debounced, isSeen, mutateAsync])
  return (
    <AdminCard title="Preview" lead={lead}>
      {error && <p role="status">{error.message}</p>}
      {current && <Warnings of={current.page.warnings} />}
      {frame ? (
        <PageFrame title={frame}>{current && children(current.page)}</PageFrame>
      ) : (
        <div className={pagePreviewCss.page} inert>
          {current ? children(current.page) : <p>Preparing the preview...</p>}
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
