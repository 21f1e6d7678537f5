import { Checkbox, Table } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import {
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { AdminTable } from '#client/features/admin/admin-table.tsx'
import { useSite } from '#client/lib/site.ts'
import type { CatalogueRow } from '#client/lib/trpc.ts'
import { formatDay } from '#shared/days.ts'
import { formatAmount } from '#shared/money.ts'

const features = tableFeatures({ rowSelectionFeature })
const helper = createColumnHelper<typeof features, CatalogueRow>()
const columns = helper.columns([
  helper.display({
    id: 'select',
    header: ({ table }) => (
      <RowCheckbox
        label="Select all on this page"
        checked={table.getIsAllRowsSelected() || (table.getIsSomeRowsSelected() && 'indeterminate')}
        onChange={(checked) => table.toggleAllRowsSelected(checked)}
      />
    ),
    cell: ({ row }) => (
      <RowCheckbox
        label={`Select ${row.original.name}`}
        checked={row.getIsSelected()}
        onChange={(checked) => row.toggleSelected(checked)}
      />
    ),
  }),
  helper.accessor('name', { header: 'Product', cell: ({ row }) => <ProductName product={row.original} /> }),
  helper.accessor('category', { header: 'Category', cell: ({ row }) => <Category {...row.original} /> }),
  helper.accessor('priceMinor', { header: 'Price', cell: ({ row }) => <Price {...row.original} /> }),
  helper.accessor('advertiserName', { header: 'Retailer' }),
  helper.accessor('source', { header: 'Source' }),
  helper.accessor('updatedAt', { header: 'Changed', cell: ({ row }) => formatDay(row.original.updatedAt) }),
])

interface ProductTableProps {
  rows: CatalogueRow[]
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
}

/** One page of products as the server sorted and filtered it; the table itself holds the selection. */
export function ProductTable({ rows, selected, onSelect }: ProductTableProps) {
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { rowSelection: selected },
    onRowSelectionChange: (update) => onSelect(typeof update === 'function' ? update(selected) : update),
  })
  const headings = table.getHeaderGroups().flatMap((group) =>
    group.headers.map((header) => (
      <Table.ColumnHeader key={header.id}>
        <table.FlexRender header={header} />
      </Table.ColumnHeader>
    )),
  )
  return (
    <AdminTable label="Products" headings={headings}>
      {table.getRowModel().rows.map((row) => (
        <Table.Row key={row.id} data-selected={row.getIsSelected() || undefined}>
          {row.getAllCells().map((cell) => (
            <Table.Cell key={cell.id}>
              <table.FlexRender cell={cell} />
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </AdminTable>
  )
}

interface RowCheckboxProps {
  label: string
  checked: boolean | 'indeterminate'
  onChange: (checked: boolean) => void
}

function RowCheckbox({ label, checked, onChange }: RowCheckboxProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(details) => onChange(details.checked === true)}>
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  )
}

function ProductName({ product }: { product: CatalogueRow }) {
  return (
    <>
      <Link
        className="admin-row-link"
        to="/admin/products/$id"
        params={{ id: String(product.id) }}
        preload={false}
      >
        {product.name}
      </Link>
      <span className="admin-tags">
        {product.isEditorsPick && <span className="tag tint-safety">Editor's Pick</span>}
        {product.isBestSeller && <span className="tag tint-feeding">Best Seller</span>}
        {product.goneAt !== null && <span className="tag">Gone</span>}
      </span>
    </>
  )
}

function Category({ category }: CatalogueRow) {
  if (!category) return '–'
  return <span className={`tag tint-${category.toLowerCase()}`}>{category}</span>
}

function Price({ priceMinor, currency }: CatalogueRow) {
  const { locale } = useSite()
  if (priceMinor === null) return '–'
  return (
    <span className="admin-number">
      {formatAmount(priceMinor, currency, locale)} {currency}
    </span>
  )
}
