import { createFileRoute } from '@tanstack/react-router'
import { StatusPage } from '#client/admin/status/status-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/status')({
  loader: ({ context: { trpc } }) =>
    settleOnServer([trpc.admin.status.report.ensureData(), trpc.admin.webhooks.list.ensureData()]),
  component: StatusPage,
})
