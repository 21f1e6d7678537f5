import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '#client/admin/content/content-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/content/')({
  loader: ({ context: { trpc } }) => settleOnServer([trpc.admin.content.list.ensureData()]),
  component: ContentPage,
})
