import * as baseCss from '#client/ui/base.css.ts'
import type { ArticleState } from '#shared/search-params/articles.ts'

const LABELS: Record<ArticleState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  trash: 'In the trash',
}
const TINTS: Record<ArticleState, string> = {
  draft: '',
  scheduled: baseCss.tintToys,
  published: baseCss.tintSafety,
  trash: baseCss.tintClothing,
}

export function ArticleStateTag({ state }: { state: ArticleState }) {
  return <span className={`${baseCss.tag} ${TINTS[state]}`}>{LABELS[state]}</span>
}
