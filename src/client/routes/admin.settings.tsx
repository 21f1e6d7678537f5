import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '#client/admin/settings/settings-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/settings')({
  loader: ({ context: { trpc } }) => settleOnServer([trpc.admin.settings.list.ensureData()]),
  component: SettingsPage,
})
