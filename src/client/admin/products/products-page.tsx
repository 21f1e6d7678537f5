import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import { BulkBar } from '#client/admin/products/bulk-bar.tsx'
import { ProductFilters } from '#client/admin/products/product-filters.tsx'
import { ProductTable } from '#client/admin/products/product-table.tsx'
import { usePageSelection } from '#client/admin/products/use-page-selection.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { CatalogueSearch } from '#shared/catalogue-search.ts'

export function ProductsPage({ search }: { search: CatalogueSearch }) {
  const list = trpc.admin.catalogue.list.useQuery(search, { placeholderData: keepPreviousData })
  const selection = usePageSelection(search)
  const rows = list.data?.rows ?? NO_ROWS
  return (
    <AdminPage
      title="Products"
      lead="Every product in the catalog, whether added manually or imported from a feed."
      actions={
        <>
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
      <ProductFilters search={search} />
      {selection.ids.length > 0 && (
        <BulkBar products={rows.filter(({ id }) => selection.ids.includes(id))} onDone={selection.clear} />
      )}
      {list.isError && <p role="alert">The products could not be loaded. Please try again later.</p>}
      {list.data && rows.length === 0 && <p className={adminCss.empty}>No products match these filters.</p>}
      {rows.length > 0 && (
        <ProductTable
          rows={rows}
          sort={search.sort ?? 'changed'}
          selected={selection.selected}
          onSelect={selection.select}
        />
      )}
      {list.data?.totalIsCapped && (
        <p className={adminCss.note}>
          The search shows the first 1,000 matches. Add more words to narrow it down.
        </p>
      )}
      {list.data && <AdminPagination {...list.data} noun="product" />}
    </AdminPage>
  )
}

const NO_ROWS: never[] = []
