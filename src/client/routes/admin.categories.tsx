import { createFileRoute } from '@tanstack/react-router'
import { CategoriesPage } from '#client/admin/categories/categories-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/categories')({
  loader: ({ context: { trpc } }) => settleOnServer([trpc.admin.categories.list.ensureData()]),
  component: CategoriesPage,
})
