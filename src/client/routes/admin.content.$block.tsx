import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContentBlockPage } from '#client/admin/content/content-block-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { isBlockName } from '#shared/content/content-blocks.ts'

export const Route = createFileRoute('/admin/content/$block')({
  loader: async ({ params, context: { trpc } }) => {
    const { block } = params
    if (!isBlockName(block)) throw notFound()
    await settleOnServer([trpc.admin.content.byBlock.ensureData({ block })])
    return { block }
  },
  component: ContentBlock,
})

function ContentBlock() {
  const { block } = Route.useLoaderData()
  return <ContentBlockPage key={block} block={block} />
}
