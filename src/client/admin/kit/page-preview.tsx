import { type ReactNode, useEffect, useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as pagePreviewCss from '#client/admin/kit/page-preview.css.ts'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'

interface PagePreviewProps<Typed, Rendered> {
  lead: string
  typed: Typed
  /** Renders the page on the server. */
  preview: { mutateAsync: (typed: Typed) => Promise<Rendered>; error: { message: string } | null }
  children: (rendered: Rendered) => ReactNode
}

export function PagePreview<Typed, Rendered>({
  lead,
  typed,
  preview: { mutateAsync, error },
  children,
}: PagePreviewProps<Typed, Rendered>) {
  const [current, setCurrent] = useState<{ page: Rendered }>()
  const debounced = useDebounced(JSON.stringify(typed))
  useEffect(() => {
    let isLatest = true
    mutateAsync(JSON.parse(debounced)).then(
      (page) => isLatest && setCurrent({ page }),
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [debounced, mutateAsync])
  return (
    <AdminCard title="Preview" lead={lead}>
      {error && <p role="status">{error.message}</p>}
      <div className={pagePreviewCss.page} inert>
        {current ? children(current.page) : <p>Preparing the preview...</p>}
      </div>
    </AdminCard>
  )
}
