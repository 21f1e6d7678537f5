import * as baseCss from '#client/ui/base.css.ts'
import { type ArticleCategory, articleCategoryName } from '#shared/articles/article-categories.ts'

const TINTS: Record<ArticleCategory, string> = {
  'Parenting Tips': baseCss.tintClothing,
  'Product Reviews': baseCss.tintToys,
  'Budget Tips': baseCss.tintFeeding,
  'Baby Health': baseCss.tintSafety,
  'Shopping Guide': baseCss.tintFeeding,
  Development: baseCss.tintNursery,
}

export function CategoryTag({ category }: { category: ArticleCategory }) {
  return <span className={`${baseCss.tag} ${TINTS[category]}`}>{articleCategoryName(category)}</span>
}
