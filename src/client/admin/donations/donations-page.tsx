import { keepPreviousData } from '@tanstack/react-query'
import { DONATION_COLUMNS, DONATION_STATUS_LABELS } from '#client/admin/donations/donation-columns.tsx'
import * as donationsCss from '#client/admin/donations/donations.css.ts'
import { PAYMENT_MODE_SENTENCES } from '#client/admin/donations/payment-mode.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ButtonAnchor } from '#client/admin/kit/buttons.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import { type Filter, FilterBar } from '#client/admin/kit/filter-bar.tsx'
import { useSelection } from '#client/admin/kit/row-selection.tsx'
import { SavedViews } from '#client/admin/kit/saved-views.tsx'
import { useFreshDownload } from '#client/admin/kit/use-fresh-download.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { DONATION_STATUSES, formatDollars } from '#shared/donations/donation-drive.ts'
import type { LedgerSearch } from '#shared/search-params/donations.ts'

const LEDGER_CSV = '/api/admin/export/donations.csv'

const FILTERS: Filter<LedgerSearch>[] = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
]

export function DonationsPage({ search }: { search: LedgerSearch }) {
  const list = trpc.admin.donations.list.useQuery(search, { placeholderData: keepPreviousData })
  const selection = useSelection(search, list.data?.donations)
  const download = useFreshDownload()
  return (
    <AdminPage
      title="Donations"
      lead="Payments, refunds, and abandoned checkouts."
      actions={
        <ButtonAnchor icon={adminIcons.download} href={LEDGER_CSV} download onClick={download}>
          Export CSV
        </ButtonAnchor>
      }
    >
      <DonationTotals />
      <SavedViews
        label="Views of the donations"
        views={[
          { label: 'All', search: {} },
          ...DONATION_STATUSES.map((status) => ({
            label: DONATION_STATUS_LABELS[status],
            search: { status },
            count: list.data && (list.data.counts.find((one) => one.status === status)?.count ?? 0),
          })),
        ]}
        current={search}
      />
      <FilterBar label="Search name, email, or session" current={search} filters={FILTERS} />
      <AdminList
        label="Donations"
        noun="donation"
        isError={list.isError}
        rows={list.data?.donations}
        pages={list.data}
        selection={selection}
        bulk={
          <ButtonAnchor
            variant="solid"
            size="sm"
            href={`${LEDGER_CSV}?${selection.ids.map((id) => `ids=${id}`).join('&')}`}
            download
            onClick={download}
          >
            <Icon icon={adminIcons.download} /> Export chosen
          </ButtonAnchor>
        }
        columns={DONATION_COLUMNS}
        sort={search.sort ?? 'newest'}
        empty={
          <EmptyNote title="No matching donations">
            Choose another status or a longer period. New donations appear here as soon as they are paid.
          </EmptyNote>
        }
      />
    </AdminPage>
  )
}

function DonationTotals() {
  const totals = trpc.admin.donations.totals.useQuery().data
  if (!totals) return null
  const { live, demo, mode } = totals
  return (
    <>
      <p className={donationsCss.mode}>{PAYMENT_MODE_SENTENCES[mode]}</p>
      <dl className={`${figuresCss.figures} ${figuresCss.figuresFour}`}>
        <Figure icon={deferredIcons.handHeart} label="Received">
          {formatDollars(live.receivedMinor)}
        </Figure>
        <Figure icon={adminIcons.rotateCcw} label="Refunded">
          {formatDollars(live.refundedMinor)}
        </Figure>
        <Figure icon={adminIcons.triangleAlert} label="Disputed" note="On hold until resolved">
          {formatDollars(live.disputedMinor)}
        </Figure>
        <Figure icon={adminIcons.flaskConical} label="Demo and test" note="Not counted as received">
          {formatDollars(demo.receivedMinor)}
        </Figure>
      </dl>
    </>
  )
}
