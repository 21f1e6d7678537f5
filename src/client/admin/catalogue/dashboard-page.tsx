import { DashboardCards } from '#client/admin/catalogue/dashboard-cards.tsx'
import { DatabaseCard } from '#client/admin/catalogue/database-card.tsx'
import { SeedCard } from '#client/admin/catalogue/seed-card.tsx'
import { SyncCard } from '#client/admin/catalogue/sync-card.tsx'
import { AttentionCard } from '#client/admin/feeds/attention-card.tsx'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { NewProductForm } from '#client/admin/products/new-product-form.tsx'
import { SignOutButton } from '#client/features/accounts/sign-out-button.tsx'

export function DashboardPage() {
  return (
    <AdminPage title="Dashboard" actions={<SignOutButton className="btn btn-outline btn-sm" />}>
      <DashboardCards />
      <AttentionCard />
      <div className="admin-columns">
        <AdminCard title="Add New Product" lead="Only the name is needed. It is in the shop at once.">
          <NewProductForm />
        </AdminCard>
        <div className="admin-stack">
          <SyncCard />
          <SeedCard />
          <DatabaseCard />
        </div>
      </div>
    </AdminPage>
  )
}
