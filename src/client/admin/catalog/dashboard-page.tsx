import { BackupWarnings } from '#client/admin/backups/backup-warnings.tsx'
import { DashboardCards } from '#client/admin/catalog/dashboard-cards.tsx'
import { DatabaseCard } from '#client/admin/catalog/database-card.tsx'
import { SeedCard } from '#client/admin/catalog/seed-card.tsx'
import { SetUpCard } from '#client/admin/catalog/set-up-card.tsx'
import { SyncCard } from '#client/admin/catalog/sync-card.tsx'
import { EarnedCard } from '#client/admin/earnings/earned-card.tsx'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { NewProductForm } from '#client/admin/products/new-product-form.tsx'
import { AttentionCard } from '#client/admin/reports/attention-card.tsx'
import { Trends } from '#client/admin/reports/trends.tsx'
import { SignOutButton } from '#client/features/accounts/sign-out-button.tsx'
import * as baseCss from '#client/ui/base.css.ts'

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
