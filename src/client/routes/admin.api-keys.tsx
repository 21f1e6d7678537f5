import { createFileRoute } from '@tanstack/react-router'
import { ApiKeysPage } from '#client/admin/api-keys/api-keys-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/api-keys')({
  loader: ({ context: { trpc } }) => settleOnServer([trpc.admin.apiKeys.list.ensureData()]),
  component: ApiKeysPage,
})
