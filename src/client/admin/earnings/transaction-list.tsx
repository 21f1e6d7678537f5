import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClickRange } from '#client/admin/clicks/click-range.ts'
import * as earningsCss from '#client/admin/earnings/earnings.css.ts'
import { STATE_LABELS } from '#client/admin/earnings/labels.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import type { Column } from '#client/admin/kit/admin-table.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { type Filter, FilterBar } from '#client/admin/kit/filter-bar.tsx'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { type ListedTransaction, trpc } from '#client/lib/trpc.ts'
import { NETWORK_NAMES, REPORTING_NETWORKS, TRANSACTION_STATES } from '#shared/earnings/transaction.ts'
import { formatMoment, formatPrice } from '#shared/messages/formats.ts'
import type { EarningsSearch } from '#shared/search-params/earnings.ts'

const FILTERS: Filter<EarningsSearch>[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      ['', 'Every state'],
      ...TRANSACTION_STATES.map((state) => [state, STATE_LABELS[state]] as const),
    ],
  },
  {
    name: 'network',
    label: 'Network',
    options: [
      ['', 'Every network'],
      ...REPORTING_NETWORKS.map((network) => [network, NETWORK_NAMES[network]] as const),
    ],
  },
]

export function TransactionList({ range, search }: { range: ClickRange; search: EarningsSearch }) {
  const { page, search: retailer, state, network } = search
  const filters = { search: retailer, state, network }
  const list = trpc.admin.earnings.transactions.useQuery(
    { ...range, ...filters, page },
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminCard title="Transactions" lead="Each sale as its network reported it, by the day of the order.">
      <FilterBar label="Search retailer" current={filters} filters={FILTERS} />
      <AdminList
        label="Sales"
        noun="transaction"
        isError={list.isError}
        rows={list.data?.transactions}
        pages={list.data}
        columns={COLUMNS}
        empty={<EmptyNote title="No matching transactions">Choose more days or another state.</EmptyNote>}
      />
    </AdminCard>
  )
}

const COLUMNS: Column<ListedTransaction>[] = [
  {
    name: 'Retailer',
    className: tableCss.title,
    cell: ({ advertiserName, program }) => advertiserName || program || 'Unknown retailer',
  },
  { name: 'Network', cell: ({ network }) => NETWORK_NAMES[network] },
  { name: 'Ordered', className: tableCss.number, cell: ({ orderedAt }) => formatMoment(orderedAt, 'UTC') },
  {
    name: 'Product',
    narrow: 'hidden',
    className: earningsCss.anyWord,
    cell: ({ productName }) => productName ?? '',
  },
  {
    name: 'Commission',
    narrow: 'plain',
    className: tableCss.amount,
    cell: ({ commissionMinor, currency }) => formatPrice(commissionMinor, currency),
  },
  { name: 'State', cell: (row) => <State transaction={row} /> },
]

/** The state with the network's reason; its history is loaded when somebody opens it. */
function State({ transaction }: { transaction: ListedTransaction }) {
  const { id, state, reason, correctsId, missingSince } = transaction
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={earningsCss.state}>{STATE_LABELS[state]}</summary>
      {reason && <p>{reason}</p>}
      {correctsId && <p>Corrects sale {correctsId}</p>}
      {missingSince && <p>No longer listed since {formatMoment(missingSince, 'UTC')}</p>}
      {isOpen && <History id={id} transaction={transaction} />}
    </details>
  )
}

function History({ id, transaction }: { id: number; transaction: ListedTransaction }) {
  const { data: changes } = trpc.admin.earnings.changes.useQuery({ id })
  const { currency, firstSeenAt } = transaction
  return (
    <ul>
      <li>First reported {formatMoment(firstSeenAt, 'UTC')}</li>
      {changes?.map((change) => (
        <li key={change.id}>
          {formatMoment(change.at, 'UTC')}: {STATE_LABELS[change.toState]},{' '}
          {formatPrice(change.toCommissionMinor, currency)}
        </li>
      ))}
    </ul>
  )
}
