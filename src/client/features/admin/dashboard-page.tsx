import { SignOutButton } from '#client/features/accounts/sign-out-button.tsx'
import { AdminCard } from '#client/features/admin/admin-card.tsx'
import { AdminPage } from '#client/features/admin/admin-page.tsx'
import { DashboardCards } from '#client/features/admin/dashboard-cards.tsx'
import { DatabaseCard } from '#client/features/admin/database-card.tsx'
import { NewProductForm } from '#client/features/admin/new-product-form.tsx'
import { SeedCard } from '#client/features/admin/seed-card.tsx'
import { SyncCard } from '#client/features/admin/sync-card.tsx'

export function DashboardPage() {
  return (
    <AdminPage title="Dashboard" actions={<SignOutButton className="btn btn-outline btn-sm" />}>
      <DashboardCards />
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
