import { type ReactNode, useEffect, useState } from 'react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as pagePreviewCss from '#client/admin/kit/page-preview.css.ts'
import { useSettled } from '#client/admin/kit/use-settled.ts'

interface PagePreviewProps<Typed, Shown> {
  lead: string
  typed: Typed
  /** Renders the page on the server. */
  preview: { mutateAsync: (typed: Typed) => Promise<Shown>; error: { message: string } | null }
  children: (shown: Shown) => ReactNode
}

export function PagePreview<Typed, Shown>({
  lead,
  typed,
  preview: { mutateAsync, error },
  children,
}: PagePreviewProps<Typed, Shown>) {
  const [shown, setShown] = useState<{ page: Shown }>()
  const settled = useSettled(JSON.stringify(typed))
  useEffect(() => {
    let isLatest = true
    mutateAsync(JSON.parse(settled)).then(
      (page) => isLatest && setShown({ page }),
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [settled, mutateAsync])
  return (
    <AdminCard title="Preview" lead={lead}>
      {error && <p role="status">{error.message}</p>}
      <div className={pagePreviewCss.page} inert>
        {shown ? children(shown.page) : <p>The preview is being made...</p>}
      </div>
    </AdminCard>
  )
}
