import { createFileRoute } from '@tanstack/react-router'
import { LandingPagesPage } from '#client/admin/landing-pages/landing-pages-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/landing-pages/')({
  loader: ({ context: { trpc } }) => settleOnServer([trpc.admin.landingPages.list.ensureData()]),
  component: LandingPagesPage,
})
