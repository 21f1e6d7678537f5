import { Button } from '@chakra-ui/react'
import { useEffect } from 'react'
import { BackupWarnings } from '#client/admin/backups/backup-warnings.tsx'
import { DatabaseCard } from '#client/admin/catalog/database-card.tsx'
import { SeedCard } from '#client/admin/catalog/seed-card.tsx'
import { SetUpCard } from '#client/admin/catalog/set-up-card.tsx'
import { EarnedCard } from '#client/admin/earnings/earned-card.tsx'
import { useSync } from '#client/admin/feeds/use-sync.ts'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { Figure } from '#client/admin/kit/figure.tsx'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import { NewProductForm } from '#client/admin/products/new-product-form.tsx'
import { AttentionCard } from '#client/admin/reports/attention-card.tsx'
import { Trends } from '#client/admin/reports/trends.tsx'
import { SignOutButton } from '#client/features/accounts/sign-out-button.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'
import { formatDay, formatNumber } from '#shared/messages/formats.ts'

export function DashboardPage() {
  return (
    <AdminPage
      title="Dashboard"
      lead="How the shop is doing, and what needs your attention."
      actions={<SignOutButton className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`} />}
    >
      <SetUpCard />
      <DashboardCards />
      <BackupWarnings />
      <AttentionCard />
      <EarnedCard />
      <Trends />
      <div className={adminPageCss.columns}>
        <AdminCard title="Add New Product" lead="Only a name is required. It goes live immediately.">
          <NewProductForm />
        </AdminCard>
        <SyncCard />
      </div>
      <section className={adminPageCss.area} aria-labelledby="whole-catalog">
        <h2 id="whole-catalog" className={adminCardCss.title}>
          The whole catalog
        </h2>
        <p className={adminPageCss.areaLead}>
          These change or remove everything at once. Day to day, you won’t need them.
        </p>
        <div className={adminPageCss.areaCards}>
          <SeedCard />
          <DatabaseCard />
        </div>
      </section>
    </AdminPage>
  )
}

function DashboardCards() {
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

function SyncCard() {
  const sync = useSync()
  return (
    <AdminCard title="Sync Products" lead="Imports every configured affiliate feed now.">
      <Button variant="outline" disabled={sync.isPending} onClick={() => sync.mutate()}>
        <Icon icon={adminIcons.refreshCw} /> {sync.isPending ? 'Syncing...' : 'Sync Products'}
      </Button>
    </AdminCard>
  )
}
