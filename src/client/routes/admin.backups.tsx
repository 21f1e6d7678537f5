import { createFileRoute } from '@tanstack/react-router'
import { BackupsPage } from '#client/admin/backups/backups-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/backups')({
  loader: ({ context: { trpc } }) =>
    settleOnServer([trpc.admin.backups.list.ensureData(), trpc.admin.backups.running.ensureData()]),
  component: BackupsPage,
})
