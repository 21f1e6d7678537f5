import { useEffect } from 'react'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { formatDay, formatNumber } from '#shared/messages/formats.ts'

/** Shows three figures of the catalog. The date is that of its last change of any kind. */
export function DashboardCards() {
  const count = trpc.products.count.useQuery()
  const categories = trpc.categories.list.useQuery()
  const summary = trpc.admin.catalog.summary.useQuery()
  useFailureToast(count.isError, 'Failed to fetch product count')
  useFailureToast(categories.isError, 'Failed to fetch categories')
  const changedAt = summary.data?.changedAt
  return (
    <dl className={figuresCss.figures}>
      <Figure icon={adminIcons.parcel} label="Total Products">
        {count.data && formatNumber(count.data.count)}
      </Figure>
      <Figure icon={adminIcons.folderTree} label="Categories">
        {categories.data?.length}
      </Figure>
      <Figure icon={adminIcons.calendarClock} label="Last Updated">
        {changedAt && formatDay(changedAt)}
      </Figure>
    </dl>
  )
}

function useFailureToast(failed: boolean, title: string) {
  useEffect(() => {
    if (failed) showToast({ type: 'error', title })
  }, [failed, title])
}
