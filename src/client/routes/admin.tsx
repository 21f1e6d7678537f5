import { createFileRoute } from '@tanstack/react-router'
import { AdminNotFound } from '#client/features/accounts/administrators-only.tsx'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { requireAdmin } from '#client/lib/session.ts'
import { Spinner } from '#client/ui/spinner.tsx'

export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdmin,
  pendingComponent: Spinner,
  notFoundComponent: AdminNotFound,
  component: AdminLayout,
})
