import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import * as bulkBarCss from '#client/admin/kit/bulk-bar.css.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as filtersCss from '#client/admin/kit/filters.css.ts'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import { LinksTable } from '#client/admin/links/links-table.tsx'
import { useLinkActions } from '#client/admin/links/use-link-actions.ts'
import { DeleteProducts } from '#client/admin/products/delete-products.tsx'
import { usePageSelection } from '#client/admin/products/use-page-selection.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { LinksSearch } from '#shared/search-params/links.ts'

const LEAD =
  'Retailers’ own product pages, where a feed has their address. A page counts as gone when it was missing twice, a day apart. Affiliate links are never opened, and nothing leaves the shop by itself.'
const VIEWS = [
  { label: 'Gone', search: {} },
  { label: 'Missing once', search: { view: 'doubted' } },
  { label: 'Can’t tell', search: { view: 'unknown' } },
  { label: 'There', search: { view: 'found' } },
  { label: 'Dismissed', search: { view: 'dismissed' } },
]

export function LinksPage({ search }: { search: LinksSearch }) {
  const list = trpc.admin.links.list.useQuery(search, { placeholderData: keepPreviousData })
  const selection = usePageSelection(search)
  const { checkAgain, dismiss } = useLinkActions(selection.clear)
  const [isDeleting, setDeleting] = useState(false)
  const { ids } = selection
  const rows = list.data?.rows ?? []
  const isOn = list.data?.isOn ?? true
  return (
    <AdminPage title="Links" lead={LEAD}>
      <SavedViews label="Views of the links" to="/admin/links" views={VIEWS} current={search} />
      {!isOn && (
        <p className={filtersCss.filterNote}>
          The checks are off. Turn on “Check retailers’ product pages” in the{' '}
          <Link className={adminPageCss.docsLink} to="/admin/settings">
            settings
          </Link>
          .
        </p>
      )}
      {ids.length > 0 && (
        <section className={bulkBarCss.bulk} aria-label="Selected links">
          <p role="status">{ids.length} chosen</p>
          <Button
            size="sm"
            disabled={!isOn || checkAgain.isPending}
            onClick={() => checkAgain.mutate({ ids })}
          >
            Check again
          </Button>
          {search.view === undefined && (
            <Button
              size="sm"
              variant="outline"
              disabled={dismiss.isPending}
              onClick={() => dismiss.mutate({ ids })}
            >
              Dismiss
            </Button>
          )}
          <Button size="sm" variant="outline" className={actionsCss.danger} onClick={() => setDeleting(true)}>
            Delete products
          </Button>
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            Clear selection
          </Button>
        </section>
      )}
      {isDeleting && (
        <DeleteProducts
          products={rows.filter(({ id }) => ids.includes(id))}
          onClose={() => setDeleting(false)}
          onDeleted={selection.clear}
        />
      )}
      {list.isError && <p role="alert">The links could not be loaded. Please try again later.</p>}
      {list.data && rows.length === 0 && (
        <EmptyNote title="No links here">
          Addresses come from feeds: Awin’s merchant_deep_link, or the column that you choose as “Retailer’s
          own link”.
        </EmptyNote>
      )}
      {rows.length > 0 && (
        <LinksTable rows={rows} selected={selection.selected} onSelect={selection.select} />
      )}
      {list.data && <AdminPagination {...list.data} noun="link" />}
    </AdminPage>
  )
}
