import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '#client/admin/kit/admin-layout.tsx'
import { AdminNotFound } from '#client/features/accounts/administrators-only.tsx'
import { requireAdmin } from '#client/lib/session.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { Spinner } from '#client/ui/spinner.tsx'

export const Route = createFileRoute('/admin')({
  staticData: { hasOwnFrame: true },
  beforeLoad: requireAdmin,
  loader: ({ context: { trpc } }) => settleOnServer([trpc.admin.feeds.needingAttention.ensureData()]),
  pendingComponent: Spinner,
  notFoundComponent: AdminNotFound,
  component: AdminLayout,
})
