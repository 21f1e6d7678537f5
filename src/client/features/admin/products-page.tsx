import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'
import { AdminPage } from '#client/features/admin/admin-page.tsx'
import { AdminPagination } from '#client/features/admin/admin-pagination.tsx'
import { BulkBar } from '#client/features/admin/bulk-bar.tsx'
import { ProductFilters } from '#client/features/admin/product-filters.tsx'
import { ProductTable } from '#client/features/admin/product-table.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { CatalogueSearch } from '#shared/catalogue-search.ts'

export function ProductsPage({ search }: { search: CatalogueSearch }) {
  const list = trpc.admin.catalogue.list.useQuery(search, { placeholderData: keepPreviousData })
  const [selected, setSelected] = useState<RowSelectionState>({})
  const ids = Object.keys(selected).map(Number)
  const rows = list.data?.rows ?? NO_ROWS
  return (
    <AdminPage
      title="Products"
      lead="Every product of the catalogue, whether added by hand or brought by a feed."
      actions={
        <Button asChild>
          <Link to="/admin" hash="add">
            <Icon name="plus" /> Add product
          </Link>
        </Button>
      }
    >
      <ProductFilters search={search} />
      {ids.length > 0 && <BulkBar ids={ids} onDone={() => setSelected({})} />}
      {list.isError && <p role="alert">The products could not be loaded. Please try again later.</p>}
      {list.data && rows.length === 0 && <p className="admin-empty">No product matches these filters.</p>}
      {rows.length > 0 && <ProductTable rows={rows} selected={selected} onSelect={setSelected} />}
      {list.data?.totalIsCapped && (
        <p className="admin-note">The search shows its first 1 000 matches. More words find fewer.</p>
      )}
      {list.data && <AdminPagination {...list.data} noun="product" />}
    </AdminPage>
  )
}

const NO_ROWS: never[] = []
