import { createFileRoute, notFound } from '@tanstack/react-router'
import { CampaignPage } from '#client/admin/newsletter/campaign-page.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'

export const Route = createFileRoute('/admin/newsletter/$campaign')({
  loader: async ({ params: { campaign }, context: { trpc } }) => {
    await trpc.admin.newsletter.subscribers.overview.ensureData()
    if (campaign === 'new') return { id: undefined }
    if (!/^[1-9]\d{0,14}$/.test(campaign)) throw notFound()
    const id = Number(campaign)
    await trpc.admin.newsletter.campaigns.byId.ensureData({ id }).catch(throwNotFound)
    return { id }
  },
  component: () => <CampaignPage id={Route.useLoaderData().id} />,
})
