import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { useSelection } from '#client/admin/kit/row-selection.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import { ProductBulkActions } from '#client/admin/products/bulk-bar.tsx'
import { ClaimsNote } from '#client/admin/products/claims-note.tsx'
import { PRODUCT_COLUMNS } from '#client/admin/products/product-columns.tsx'
import { ProductFilters } from '#client/admin/products/product-filters.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatNumber } from '#shared/messages/formats.ts'
import { CATALOG_SORTED, type CatalogSearch } from '#shared/search-params/products.ts'

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

export function ProductsPage({ search }: { search: CatalogSearch }) {
  const list = trpc.admin.catalog.list.useQuery(search, { placeholderData: keepPreviousData })
  const selection = useSelection(search, list.data?.rows)
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
      <SavedViews label="Views of the products" views={VIEWS} current={search} />
      <ProductFilters search={search} />
      {search.claims === 'found' && <ClaimsNote />}
      <AdminList
        label="Products"
        noun="product"
        isError={list.isError}
        rows={list.data?.rows}
        pages={list.data}
        selection={selection}
        bulk={<ProductBulkActions selection={selection} />}
        columns={PRODUCT_COLUMNS}
        sort={search.sort ?? 'changed'}
        isWide
        empty={
          <EmptyNote title="No products match these filters">
            Choose another view above, or use fewer filters or search words.
          </EmptyNote>
        }
      >
        {list.data?.totalIsCapped && (
          <p className={notesCss.note}>
            The search shows the first 1,000 matches. Add more words to narrow it down.
          </p>
        )}
        {list.data?.isOfLastChanged && (
          <p className={notesCss.note}>
            Too many to search all of them: these are from the {formatNumber(CATALOG_SORTED)} most recently
            changed products. Filter to see the others.
          </p>
        )}
      </AdminList>
    </AdminPage>
  )
}
