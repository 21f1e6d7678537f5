import { PagePreview } from '#client/admin/kit/page-preview.tsx'
import { ArticleView } from '#client/features/blog/article-page.tsx'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'

interface ArticlePreviewProps {
  article: EditableArticle['article']
  isSeen: boolean
}

export function ArticlePreview({ article, isSeen }: ArticlePreviewProps) {
  const preview = trpc.admin.articles.preview.useMutation()
  const { slug: _, ...fields } = article
  return (
    <PagePreview frame="Preview of the article" typed={{ article: fields }} isSeen={isSeen} preview={preview}>
      {(rendered) => <ArticleView article={rendered} />}
    </PagePreview>
  )
}

/** Keeps the preview at the part of the article that its text shows. */
export function followText(area: HTMLTextAreaElement, editor: Element): void {
  const page = editor.querySelector('iframe')?.contentDocument
  const main = page?.querySelector('article > :last-child')?.getBoundingClientRect()
  const room = area.scrollHeight - area.clientHeight
  if (!page || !main || room <= 0) return
  const { scrollTop, clientHeight } = page.documentElement
  const share = area.scrollTop / room
  page.documentElement.scrollTop = share && scrollTop + main.top + share * (main.height - clientHeight)
}
