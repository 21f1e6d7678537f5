import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { NewProductForm } from '#client/admin/products/new-product-form.tsx'

export function NewProductPage() {
  return (
    <AdminPage
      title="Add product"
      lead="Only a name is required. The product goes live immediately."
      actions={
        <Button asChild variant="outline">
          <Link to="/admin/products" activeOptions={{ exact: true }}>
            All products
          </Link>
        </Button>
      }
    >
      <AdminCard title="Details">
        <NewProductForm />
      </AdminCard>
    </AdminPage>
  )
}
