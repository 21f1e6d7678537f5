import { PagePreview } from '#client/admin/kit/page-preview.tsx'
import { ArticleView } from '#client/features/blog/article-page.tsx'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'

export function ArticlePreview({ article }: { article: EditableArticle['article'] }) {
  const preview = trpc.admin.articles.preview.useMutation()
  const { slug: _, ...fields } = article
  return (
    <PagePreview
      lead="The page as readers will see it. It updates as you type."
      typed={{ article: fields }}
      preview={preview}
    >
      {(rendered) => <ArticleView article={rendered} />}
    </PagePreview>
  )
}
