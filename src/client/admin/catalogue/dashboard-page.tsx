import { DashboardCards } from '#client/admin/catalogue/dashboard-cards.tsx'
import { DatabaseCard } from '#client/admin/catalogue/database-card.tsx'
import { SeedCard } from '#client/admin/catalogue/seed-card.tsx'
import { SyncCard } from '#client/admin/catalogue/sync-card.tsx'
import { AttentionCard } from '#client/admin/feeds/attention-card.tsx'
import * as adminCss from '#client/admin/kit/admin.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { NewProductForm } from '#client/admin/products/new-product-form.tsx'
import { SignOutButton } from '#client/features/accounts/sign-out-button.tsx'
import * as baseCss from '#client/ui/base.css.ts'

export function DashboardPage() {
  return (
    <AdminPage
      title="Dashboard"
      actions={<SignOutButton className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`} />}
    >
      <DashboardCards />
      <AttentionCard />
      <div className={adminCss.columns}>
        <AdminCard title="Add New Product" lead="Only a name is required. It goes live immediately.">
          <NewProductForm />
        </AdminCard>
        <div className={adminCss.stack}>
          <SyncCard />
          <SeedCard />
          <DatabaseCard />
        </div>
      </div>
    </AdminPage>
  )
}
