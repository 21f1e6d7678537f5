import { createFileRoute, notFound } from '@tanstack/react-router'
import { IssuePage } from '#client/features/admin-newsletter/issue-page.tsx'
import { isNotFound } from '#client/lib/is-not-found.ts'

export const Route = createFileRoute('/admin/newsletter/$issue')({
  loader: async ({ params: { issue }, context: { trpc } }) => {
    await trpc.admin.newsletterSubscribers.overview.ensureData()
    if (issue === 'new') return { id: undefined }
    if (!/^[1-9]\d{0,14}$/.test(issue)) throw notFound()
    const id = Number(issue)
    await trpc.admin.newsletterIssues.byId.ensureData({ id }).catch((error: unknown) => {
      throw isNotFound(error) ? notFound() : error
    })
    return { id }
  },
  component: () => <IssuePage id={Route.useLoaderData().id} />,
})
