import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { ButtonLink } from '#client/admin/kit/buttons.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { ProductTitle } from '#client/admin/kit/product-title.tsx'
import { RowMenu } from '#client/admin/kit/row-menu.tsx'
import { useSelection } from '#client/admin/kit/row-selection.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { type HeldPrice, trpc } from '#client/lib/trpc.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import type { HeldPriceSearch } from '#shared/search-params/products.ts'

const LEAD =
  'Prices that suddenly became a hundred times lower or higher, most likely because the feed lost its decimals. The shop shows them as they are in the feed, but they cause no price drop or price alert until you accept them or 30 days have passed.'

export function HeldPricesPage({ search }: { search: HeldPriceSearch }) {
  const list = trpc.admin.products.heldPrices.useQuery(search, { placeholderData: keepPreviousData })
  const selection = useSelection(search, list.data?.rows)
  const { accept, refuse, isPending } = useDecision(selection.clear)
  const columns: Column<HeldPrice>[] = [
    { name: 'Product', className: tableCss.title, cell: (price) => <ProductTitle product={price} /> },
    {
      name: 'Before',
      className: tableCss.amount,
      cell: ({ beforeMinor, currency }) => formatPrice(beforeMinor, currency),
    },
    {
      name: 'Now',
      className: tableCss.amount,
      cell: ({ priceMinor, currency }) => <b>{formatPrice(priceMinor, currency)}</b>,
    },
    { name: 'Retailer', cell: ({ retailer }) => retailer },
    { name: 'Feed', narrow: 'hidden', cell: ({ source }) => source },
    { name: 'Since', narrow: 'hidden', cell: ({ sinceAt }) => formatDay(sinceAt) },
    { name: 'Trusted from', narrow: 'hidden', cell: ({ untilAt }) => formatDay(untilAt) },
    {
      name: 'Actions',
      cell: (price) => (
        <RowMenu
          name={price.name}
          acts={[
            { label: 'Accept', onClick: () => accept([price]) },
            { label: 'Keep on hold', onClick: () => refuse([price]) },
          ]}
        />
      ),
    },
  ]
  return (
    <AdminPage
      title="Held prices"
      lead={LEAD}
      actions={
        <ButtonLink to="/admin/products" activeOptions={{ exact: true }}>
          All products
        </ButtonLink>
      }
    >
      <AdminList
        label="Held prices"
        noun="price"
        isError={list.isError}
        rows={list.data?.rows}
        pages={list.data}
        selection={selection}
        bulk={
          <>
            <Button size="sm" disabled={isPending} onClick={() => accept(selection.chosen)}>
              Accept
            </Button>
            <Button size="sm" variant="outline" disabled={isPending} onClick={() => refuse(selection.chosen)}>
              Keep on hold
            </Button>
          </>
        }
        columns={columns}
        empty={
          <EmptyNote title="No prices are on hold">
            A price that looks as if the feed lost its decimals waits here for your decision.
          </EmptyNote>
        }
      />
    </AdminPage>
  )
}

function useDecision(onDone: () => void) {
  const toasts = useAdminToasts()
  const { mutate, isPending } = trpc.admin.products.decideHeldPrices.useMutation()
  const decide = (decision: 'accept' | 'refuse', done: string) => (rows: HeldPrice[]) => {
    const prices = rows.map(({ id, priceMinor }) => ({ id, priceMinor }))
    const sentence = ({ decided }: { decided: number }) => `${counted(decided, 'price')} ${done}`
    mutate({ decision, prices }, toasts(sentence, onDone))
  }
  return { isPending, accept: decide('accept', 'accepted'), refuse: decide('refuse', 'kept on hold') }
}
