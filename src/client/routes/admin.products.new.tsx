import { createFileRoute } from '@tanstack/react-router'
import { NewProductPage } from '#client/admin/products/new-product-page.tsx'

export const Route = createFileRoute('/admin/products/new')({ component: NewProductPage })
