import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { ButtonLink, DangerButton } from '#client/admin/kit/buttons.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { type Filter, FilterBar } from '#client/admin/kit/filter-bar.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import { useSelection } from '#client/admin/kit/row-selection.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { Price } from '#client/admin/products/product-columns.tsx'
import { useProductRestoring } from '#client/admin/products/use-product-deletion.ts'
import { type DeletedProduct, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatDay } from '#shared/messages/formats.ts'
import type { TrashSearch } from '#shared/search-params/products.ts'

const FILTERS: Filter<TrashSearch>[] = [
  {
    name: 'state',
    label: 'Show',
    options: [
      ['', 'In the trash'],
      ['erased', 'Kept out of imports'],
    ],
  },
]

const COLUMNS: Column<DeletedProduct>[] = [
  {
    name: 'Product',
    className: tableCss.title,
    cell: ({ name }) => (
      <span className={tableCss.clamped} title={name}>
        {name}
      </span>
    ),
  },
  { name: 'Price', narrow: 'plain', className: tableCss.amount, cell: (product) => <Price {...product} /> },
  { name: 'Retailer', cell: ({ retailer }) => retailer },
  { name: 'Source', narrow: 'hidden', cell: ({ source }) => source },
  {
    name: 'Deleted',
    className: tableCss.number,
    cell: ({ deletedAt }) => formatDay(deletedAt),
  },
  { name: 'By', narrow: 'hidden', cell: ({ deletedBy }) => deletedBy },
  { name: 'Reason', cell: ({ reason }) => reason },
]

export function TrashPage({ search }: { search: TrashSearch }) {
  const list = trpc.admin.products.deleted.useQuery(search, { placeholderData: keepPreviousData })
  const rows = list.data?.rows
  const selection = useSelection(search, rows)
  const restore = useProductRestoring(selection.clear)
  const [isEmptying, setEmptying] = useState(false)
  const isErased = search.state === 'erased'
  return (
    <AdminPage
      title="Trash"
      lead="Deleted products can be restored with their old URL, prices, and favorites for at least 30 days. Meanwhile, imports skip them."
      actions={
        <>
          <ButtonLink to="/admin/products" activeOptions={{ exact: true }}>
            All products
          </ButtonLink>
          {!isErased && rows && rows.length > 0 && (
            <DangerButton onClick={() => setEmptying(true)}>
              <Icon icon={adminIcons.trash} /> Empty trash
            </DangerButton>
          )}
        </>
      }
    >
      <FilterBar label="Search the trash" current={search} filters={FILTERS} />
      {isErased && (
        <p className={`${notesCss.note} ${notesCss.noteFirst}`}>
          Their details were deleted when the trash was emptied. Once restored, they return with the next
          import of their feed.
        </p>
      )}
      <AdminList
        label="Deleted products"
        noun="product"
        isError={list.isError}
        rows={rows}
        pages={list.data}
        selection={selection}
        bulk={
          <Button
            size="sm"
            disabled={restore.isPending}
            onClick={() => restore.mutate({ ids: selection.ids })}
          >
            Restore
          </Button>
        }
        columns={COLUMNS}
        actions={({ id, name }) => (
          <RowMenu name={name} acts={[{ label: 'Restore', onClick: () => restore.mutate({ ids: [id] }) }]} />
        )}
        empty={
          <EmptyNote title={emptySentence(search)}>
            Products you delete wait here, so you can restore them.
          </EmptyNote>
        }
      />
      {isEmptying && <EmptyTrash onClose={() => setEmptying(false)} />}
    </AdminPage>
  )
}

function emptySentence({ search, state }: TrashSearch): string {
  if (search) return 'No deleted products match this search.'
  return state === 'erased' ? 'No products are being kept out.' : 'The trash is empty.'
}

/** Asks, with the number of products to be erased: all in the trash, whatever the filter. */
function EmptyTrash({ onClose }: { onClose: () => void }) {
  const total = trpc.admin.products.deleted.useQuery({ pageSize: 1 }).data?.total
  const empty = trpc.admin.products.emptyTrash.useMutation(
    useAdminToasts()(({ erased }) => `${counted(erased, 'product')} erased`, onClose),
  )
  return (
    <ConfirmDialog
      open
      title="Empty the trash?"
      action="Empty trash"
      busy="Emptying..."
      isPending={empty.isPending || total === undefined}
      onConfirm={() => empty.mutate()}
      onClose={onClose}
    >
      <p>
        {total === undefined ? 'All products in the trash' : counted(total, 'product')} will be permanently
        deleted. This cannot be undone.
      </p>
      <p>Products from feeds still stay out of the shop. You’ll find them under “Kept out of imports”.</p>
    </ConfirmDialog>
  )
}
