import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { AdminPagination } from '#client/admin/kit/admin-pagination.tsx'
import * as bulkBarCss from '#client/admin/kit/bulk-bar.css.ts'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { HeldPricesTable } from '#client/admin/products/held-prices-table.tsx'
import { usePageSelection } from '#client/admin/products/use-page-selection.ts'
import { type HeldPrice, trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import type { HeldPriceSearch } from '#shared/search-params/products.ts'

const LEAD =
  'Prices that suddenly became a hundred times lower or higher, most likely because the feed lost its decimals. The shop shows them as they are in the feed, but they cause no price drop or price alert until you accept them or 30 days have passed.'

/** The prices that nobody believes yet: right, or wrong. */
export function HeldPricesPage({ search }: { search: HeldPriceSearch }) {
  const list = trpc.admin.products.heldPrices.useQuery(search, { placeholderData: keepPreviousData })
  const selection = usePageSelection(search)
  const decide = useDecision(selection.clear)
  const rows = list.data?.rows ?? []
  const chosen = rows.filter(({ id }) => selection.selected[id])
  return (
    <AdminPage
      title="Held prices"
      lead={LEAD}
      actions={
        <Button asChild variant="outline">
          <Link to="/admin/products">All products</Link>
        </Button>
      }
    >
      {chosen.length > 0 && (
        <section className={bulkBarCss.bulk} aria-label="Selected prices">
          <p role="status">{chosen.length} chosen</p>
          <Button size="sm" disabled={decide.isPending} onClick={() => decide.accept(chosen)}>
            Accept
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={decide.isPending}
            onClick={() => decide.refuse(chosen)}
          >
            Keep on hold
          </Button>
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            Clear selection
          </Button>
        </section>
      )}
      {list.isError && <p role="alert">The prices could not be loaded. Please try again later.</p>}
      {list.data && rows.length === 0 && (
        <EmptyNote title="No prices are on hold">
          A price that looks as if the feed lost its decimals waits here for your decision.
        </EmptyNote>
      )}
      {rows.length > 0 && (
        <HeldPricesTable
          rows={rows}
          selected={selection.selected}
          onSelect={selection.select}
          onAccept={(price) => decide.accept([price])}
          onRefuse={(price) => decide.refuse([price])}
        />
      )}
      {list.data && <AdminPagination {...list.data} noun="price" />}
    </AdminPage>
  )
}

function useDecision(onDone: () => void) {
  const refresh = useRefresh()
  const { mutate, isPending } = trpc.admin.products.decideHeldPrices.useMutation({
    onSuccess: ({ decided }, { decision }) => {
      const count = decided === 1 ? '1 price' : `${decided} prices`
      showToast({ type: 'success', title: `${count} ${decision === 'accept' ? 'accepted' : 'kept on hold'}` })
      onDone()
      return refresh()
    },
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  const send = (decision: 'accept' | 'refuse') => (rows: HeldPrice[]) =>
    mutate({ decision, prices: rows.map(({ id, priceMinor }) => ({ id, priceMinor })) })
  return { isPending, accept: send('accept'), refuse: send('refuse') }
}
