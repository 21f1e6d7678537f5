import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContentBlockPage } from '#client/admin/content/content-block-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { type BlockName, isBlockName } from '#shared/content/content-blocks.ts'

export const Route = createFileRoute('/admin/content/$block')({
  loader: async ({ params, context: { trpc } }) => {
    const { block } = params
    if (!isBlockName(block)) throw notFound()
    await settleOnServer([trpc.admin.content.byBlock.ensureData({ block })])
  },
  component: ContentBlock,
})

function ContentBlock() {
  // Safe: the loader knows no other.
  const block = Route.useParams().block as BlockName
  return <ContentBlockPage key={block} block={block} />
}
