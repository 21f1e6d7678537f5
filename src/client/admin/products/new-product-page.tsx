import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ButtonLink } from '#client/admin/kit/buttons.tsx'
import { NewProductForm } from '#client/admin/products/new-product-form.tsx'

export function NewProductPage() {
  return (
    <AdminPage
      title="Add product"
      lead="Only a name is required. The product goes live immediately."
      actions={
        <ButtonLink to="/admin/products" activeOptions={{ exact: true }}>
          All products
        </ButtonLink>
      }
    >
      <AdminCard title="Details">
        <NewProductForm />
      </AdminCard>
    </AdminPage>
  )
}
