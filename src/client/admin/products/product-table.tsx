import { Table } from '@chakra-ui/react'
import {
  createColumnHelper,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { AdminTable } from '#client/admin/kit/admin-table.tsx'
import { ProductTitle } from '#client/admin/kit/product-title.tsx'
import { RowCheckbox } from '#client/admin/kit/row-selection.tsx'
import { SortHeading } from '#client/admin/kit/sort-heading.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import * as tagsCss from '#client/admin/kit/tags.css.ts'
import { useCategory } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { CatalogueRow } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatDay } from '#shared/days.ts'
import { formatAmount } from '#shared/money.ts'
import type { CatalogueSort } from '#shared/search-params/products.ts'

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
  helper.accessor('name', {
    header: 'Product',
    cell: ({ row }) => (
      <ProductTitle product={row.original}>
        <ProductTags product={row.original} />
      </ProductTitle>
    ),
  }),
  helper.accessor('category', { header: 'Category', cell: ({ row }) => <Category {...row.original} /> }),
  helper.accessor('priceMinor', { header: 'Price', cell: ({ row }) => <Price {...row.original} /> }),
  helper.accessor('advertiserName', {
    header: 'Retailer',
    cell: ({ getValue }) => <Clipped text={getValue()} />,
  }),
  helper.accessor('source', { header: 'Source', cell: ({ getValue }) => <Clipped text={getValue()} /> }),
  helper.accessor('updatedAt', {
    header: 'Changed',
    cell: ({ row }) => formatDay(row.original.updatedAt.getTime()),
  }),
])

/** What a heading sorts by the first time, and the second. */
const SORTS = new Map(
  Object.entries<readonly [CatalogueSort, CatalogueSort]>({
    name: ['name', 'name-down'],
    category: ['category', 'category-down'],
    priceMinor: ['price-up', 'price-down'],
    advertiserName: ['retailer', 'retailer-down'],
    source: ['source', 'source-down'],
    updatedAt: ['changed-up', 'changed'],
  }),
)

/** By column: the name of its line on a card, and how it is set. */
const CELLS = new Map(
  Object.entries<{ 'data-label': string; className?: string }>({
    select: { 'data-label': 'Select' },
    name: { 'data-label': 'Product', className: tableCss.title },
    category: { 'data-label': 'Category' },
    priceMinor: { 'data-label': 'Price', className: tableCss.amount },
    advertiserName: { 'data-label': 'Retailer' },
    source: { 'data-label': 'Source' },
    updatedAt: { 'data-label': 'Changed', className: tableCss.number },
  }),
)

interface ProductTableProps {
  rows: CatalogueRow[]
  sort: CatalogueSort
  selected: RowSelectionState
  onSelect: (selected: RowSelectionState) => void
}

/** One page of products as the server sorted and filtered it; the table itself holds the selection. */
export function ProductTable({ rows, sort, selected, onSelect }: ProductTableProps) {
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (row) => String(row.id),
    state: { rowSelection: selected },
    onRowSelectionChange: (update) => onSelect(typeof update === 'function' ? update(selected) : update),
  })
  const headings = table.getHeaderGroups().flatMap((group) =>
    group.headers.map((header) => {
      const [up, down] = SORTS.get(header.id) ?? []
      const heading = <table.FlexRender header={header} />
      if (!up || !down) return <Table.ColumnHeader key={header.id}>{heading}</Table.ColumnHeader>
      return (
        <SortHeading
          key={header.id}
          up={up}
          down={down}
          sort={sort}
          isAmount={CELLS.get(header.id)?.className === tableCss.amount}
        >
          {heading}
        </SortHeading>
      )
    }),
  )
  return (
    <AdminTable label="Products" headings={headings} isWide>
      {table.getRowModel().rows.map((row) => (
        <Table.Row key={row.id} data-selected={row.getIsSelected() || undefined}>
          {row.getAllCells().map((cell) => (
            <Table.Cell key={cell.id} {...CELLS.get(cell.column.id)}>
              <table.FlexRender cell={cell} />
            </Table.Cell>
          ))}
        </Table.Row>
      ))}
    </AdminTable>
  )
}

function ProductTags({ product }: { product: CatalogueRow }) {
  return (
    <span className={tagsCss.tags}>
      {product.isEditorsPick && <span className={`${baseCss.tag} ${baseCss.tintSafety}`}>Editor's Pick</span>}
      {product.isBestSeller && <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>Best Seller</span>}
      {product.delistedAt !== null && <span className={baseCss.tag}>Gone</span>}
      {product.claims?.split(', ').map((claim) => (
        <span key={claim} className={baseCss.tag}>
          “{claim}”
        </span>
      ))}
      {!product.inStock && <span className={baseCss.tag}>Out of stock</span>}
    </span>
  )
}

/** Names of others have any length; a pointer shows the whole. */
function Clipped({ text }: { text: string | null }) {
  if (!text) return '–'
  return (
    <span className={tagsCss.clipped} title={text}>
      {text}
    </span>
  )
}

function Category({ category }: CatalogueRow) {
  const known = useCategory(category)
  if (!category) return '–'
  return <span className={`${baseCss.tag} ${known ? baseCss.tints[known.color] : ''}`}>{category}</span>
}

function Price({ priceMinor, currency }: CatalogueRow) {
  const { locale } = useSite()
  return priceMinor === null ? '–' : `${formatAmount(priceMinor, currency, locale)} ${currency}`
}
