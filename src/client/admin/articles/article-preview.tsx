import { useEffect, useState } from 'react'
import * as articlesCss from '#client/admin/articles/articles.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { useSettled } from '#client/admin/kit/use-settled.ts'
import { ArticleView } from '#client/features/blog/article-page.tsx'
import { type Article, type EditableArticle, trpc } from '#client/lib/trpc.ts'

/** The article's page, of what has been typed so far. */
export function ArticlePreview({ article }: { article: EditableArticle['article'] }) {
  const [shown, setShown] = useState<Article>()
  const typed = useSettled(JSON.stringify(article))
  const { mutateAsync, error } = trpc.admin.articles.preview.useMutation()
  useEffect(() => {
    let isLatest = true
    const { slug: _, ...fields } = JSON.parse(typed)
    mutateAsync({ article: fields }).then(
      (preview) => isLatest && setShown(preview),
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [typed, mutateAsync])
  return (
    <AdminCard title="Preview" lead="The page as readers will see it. It follows what you type.">
      {error && <p role="status">{error.message}</p>}
      <div className={articlesCss.preview} inert>
        {shown ? <ArticleView article={shown} /> : <p>The preview is being made...</p>}
      </div>
    </AdminCard>
  )
}
