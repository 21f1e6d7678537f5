import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import * as bulkBarCss from '#client/admin/kit/bulk-bar.css.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { EmptyTrash } from '#client/admin/products/empty-trash.tsx'
import { TrashFilters } from '#client/admin/products/trash-filters.tsx'
import { TrashTable } from '#client/admin/products/trash-table.tsx'
import { usePageSelection } from '#client/admin/products/use-page-selection.ts'
import { useProductRestoring } from '#client/admin/products/use-product-restoring.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { TrashSearch } from '#shared/search-params/products.ts'

export function TrashPage({ search }: { search: TrashSearch }) {
  const list = trpc.admin.products.deleted.useQuery(search, { placeholderData: keepPreviousData })
  const selection = usePageSelection(search)
  const restore = useProductRestoring(selection.clear)
  const [isEmptying, setEmptying] = useState(false)
  const rows = list.data?.rows ?? []
  const isErased = search.state === 'erased'
  return (
    <AdminPage
      title="Trash"
      lead="Deleted products can be restored with their old URL, prices, and favorites for at least 30 days. Meanwhile, imports skip them."
      actions={
        <>
          <Button asChild variant="outline">
            <Link to="/admin/products">All products</Link>
          </Button>
          {!isErased && rows.length > 0 && (
            <Button variant="outline" className={actionsCss.danger} onClick={() => setEmptying(true)}>
              <Icon icon={adminIcons.trash} /> Empty trash
            </Button>
          )}
        </>
      }
    >
      <TrashFilters search={search} />
      {isErased && (
        <p className={`${notesCss.note} ${notesCss.noteFirst}`}>
          Their details were deleted with the trash. Once restored, they return with the next import of their
          feed.
        </p>
      )}
      {selection.ids.length > 0 && (
        <section className={bulkBarCss.bulk} aria-label="Selected products">
          <p role="status">{selection.ids.length} chosen</p>
          <Button
            size="sm"
            disabled={restore.isPending}
            onClick={() => restore.mutate({ ids: selection.ids })}
          >
            Restore
          </Button>
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            Clear selection
          </Button>
        </section>
      )}
      {list.isError && <p role="alert">The trash could not be loaded. Please try again later.</p>}
      {list.data && rows.length === 0 && (
        <EmptyNote title={emptySentence(search)}>
          Products you delete wait here, so you can restore them.
        </EmptyNote>
      )}
      {rows.length > 0 && (
        <TrashTable
          rows={rows}
          selected={selection.selected}
          onSelect={selection.select}
          onRestore={(id) => restore.mutate({ ids: [id] })}
        />
      )}
      {list.data && <AdminPagination {...list.data} noun="product" />}
      {isEmptying && <EmptyTrash onClose={() => setEmptying(false)} />}
    </AdminPage>
  )
}

function emptySentence({ search, state }: TrashSearch): string {
  if (search) return 'No deleted products match this search.'
  return state === 'erased' ? 'No products are being kept out.' : 'The trash is empty.'
}
