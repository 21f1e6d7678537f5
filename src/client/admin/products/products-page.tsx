import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import { BulkBar } from '#client/admin/products/bulk-bar.tsx'
import { ClaimsNote } from '#client/admin/products/claims-note.tsx'
import { ProductFilters } from '#client/admin/products/product-filters.tsx'
import { ProductTable } from '#client/admin/products/product-table.tsx'
import { usePageSelection } from '#client/admin/products/use-page-selection.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatCount } from '#shared/money.ts'
import { CATALOGUE_SORTED, type CatalogueSearch } from '#shared/search-params/products.ts'

const VIEWS = [
  { label: 'In the shop', search: {} },
  { label: 'No price', search: { missing: 'price' } },
  { label: 'No picture', search: { missing: 'picture' } },
  { label: 'No description', search: { missing: 'text' } },
  { label: 'No category', search: { missing: 'category' } },
  { label: 'Environmental claims', search: { claims: 'found' } },
  { label: 'Out of stock', search: { stock: 'out' } },
  { label: 'Picks', search: { pick: 'any' } },
  { label: 'Removed from feeds', search: { state: 'gone' } },
]

export function ProductsPage({ search }: { search: CatalogueSearch }) {
  const list = trpc.admin.catalogue.list.useQuery(search, { placeholderData: keepPreviousData })
  const { locale } = useSite()
  const selection = usePageSelection(search)
  const rows = list.data?.rows ?? NO_ROWS
  return (
    <AdminPage
      title="Products"
      lead="Every product in the catalog, whether added manually or imported from a feed."
      actions={
        <>
          <Button asChild variant="outline">
            <Link to="/admin/products/held-prices">Held prices</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/admin/products/trash">
              <Icon icon={adminIcons.trash} /> Trash
            </Link>
          </Button>
          <Button asChild>
            <Link to="/admin/products/new">
              <Icon icon={adminIcons.plus} /> Add product
            </Link>
          </Button>
        </>
      }
    >
      <SavedViews label="Views of the products" to="/admin/products" views={VIEWS} current={search} />
      <ProductFilters search={search} />
      {search.claims === 'found' && <ClaimsNote />}
      {selection.ids.length > 0 && (
        <BulkBar products={rows.filter(({ id }) => selection.ids.includes(id))} onDone={selection.clear} />
      )}
      {list.isError && <p role="alert">The products could not be loaded. Please try again later.</p>}
      {list.data && rows.length === 0 && (
        <EmptyNote title="No products match these filters">
          Choose another view above, or use fewer filters or search words.
        </EmptyNote>
      )}
      {rows.length > 0 && (
        <ProductTable
          rows={rows}
          sort={search.sort ?? 'changed'}
          selected={selection.selected}
          onSelect={selection.select}
        />
      )}
      {list.data?.totalIsCapped && (
        <p className={notesCss.note}>
          The search shows the first 1,000 matches. Add more words to narrow it down.
        </p>
      )}
      {list.data?.isOfLastChanged && (
        <p className={notesCss.note}>
          Too many to go through all of them: these are from the {formatCount(CATALOGUE_SORTED, locale)}{' '}
          products changed last. Filter to see the others.
        </p>
      )}
      {list.data && <AdminPagination {...list.data} noun="product" />}
    </AdminPage>
  )
}

const NO_ROWS: never[] = []
