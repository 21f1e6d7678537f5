import { createFileRoute } from '@tanstack/react-router'
import { PartnersPage } from '#client/admin/partners/partners-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/partners')({
  loader: ({ context: { trpc } }) => settleOnServer([trpc.partners.list.ensureData()]),
  component: PartnersPage,
})
