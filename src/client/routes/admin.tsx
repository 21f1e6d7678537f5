import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminNotFound } from '#client/features/accounts/administrators-only.tsx'
import { requireAdmin } from '#client/lib/session.ts'
import { Spinner } from '#client/ui/spinner.tsx'

export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdmin,
  pendingComponent: Spinner,
  notFoundComponent: AdminNotFound,
  component: Outlet,
})
