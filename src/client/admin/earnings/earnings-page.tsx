import { Button } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ClickRange } from '#client/admin/clicks/click-range.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { RangeForm } from '#client/admin/clicks/range-form.tsx'
import * as earningsCss from '#client/admin/earnings/earnings.css.ts'
import { GroupTable } from '#client/admin/earnings/group-table.tsx'
import { GROUP_LABELS } from '#client/admin/earnings/labels.ts'
import { NetworkAccountsCard } from '#client/admin/earnings/network-accounts-card.tsx'
import { EarningsFigures, RemarksCard, UnpaidCard } from '#client/admin/earnings/report-cards.tsx'
import { ReportFileCard } from '#client/admin/earnings/report-file-card.tsx'
import { TransactionList } from '#client/admin/earnings/transaction-list.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { EARNINGS_GROUPS, type EarningsSearch } from '#shared/search-params/earnings.ts'

export function EarningsPage({ range, search }: { range: ClickRange; search: EarningsSearch }) {
  const { groupBy = 'page' } = search
  const { data } = trpc.admin.earnings.report.useQuery(
    { ...range, groupBy },
    { placeholderData: keepPreviousData },
  )
  const query = new URLSearchParams({ ...range, groupBy })
  return (
    <AdminPage
      title="Earnings"
      lead={`Commission that networks reported for orders from ${formatDay(range.from)} to ${formatDay(range.to)} (UTC).`}
    >
      <RangeForm key={`${range.from} ${range.to}`} range={range} />
      {data && <EarningsFigures report={data} />}
      <div className={adminPageCss.stack}>
        <section aria-label="Earnings by group">
          <div className={earningsCss.groups}>
            {EARNINGS_GROUPS.map((group) => (
              <Button key={group} asChild size="sm" variant={group === groupBy ? 'solid' : 'outline'}>
                <Link to="." search={(before: object) => ({ ...before, groupBy: group })} resetScroll={false}>
                  By {GROUP_LABELS[group].toLowerCase()}
                </Link>
              </Button>
            ))}
          </div>
          <GroupTable groupBy={groupBy} rows={data?.rows} />
          <a href={`/api/admin/earnings.csv?${query}`} className={clicksCss.link} download>
            By {GROUP_LABELS[groupBy].toLowerCase()} (CSV)
          </a>
        </section>
        {data && <UnpaidCard unpaid={data.unpaid} />}
        {data && <RemarksCard report={data} />}
        <NetworkAccountsCard />
        <ReportFileCard />
        <TransactionList range={range} search={search} />
      </div>
    </AdminPage>
  )
}
