import type { Month, Somebody } from '#server/demo/month/month.ts'
import { addCategory, editCategory } from '#server/features/categories/service.ts'
import type { NewCategory } from '#shared/inputs/category-edits.ts'
import { EVERYDAY_CATEGORY } from './planned-feeds.ts'

const EVERYDAY: NewCategory = {
  short: 'Nappies',
  name: 'Nappies, wipes and everything else that is used up quickly',
  description:
    `What runs out at night, and what it costs a piece. ${'Bought again and again. '.repeat(9)}`.trim(),
  tagline: 'Never run out on a Sunday, wherever you happen to live',
  color: 'slate',
  icon: 'bath',
  picture: 'products/bath-thermometer',
  isHidden: false,
  searchTitle: 'Nappies and wipes by the piece, for every size and every night of all',
  searchDescription: `Compare what a nappy costs. ${'Bought again and again. '.repeat(6)}`
    .slice(0, 160)
    .trim(),
}
const HIDDEN: NewCategory = {
  short: 'Jul',
  name: 'Julklappar',
  description: 'Back in November.',
  tagline: '',
  color: 'rose',
  icon: 'gift',
  picture: 'products/wooden-blocks',
  isHidden: true,
  searchTitle: '',
  searchDescription: '',
}

/** Beside those of a new shop one that was renamed, as long as names get, and one that is hidden. */
export function fillCategories({ db }: Month, actor: Somebody): void {
  const { id } = addCategory(db, actor, EVERYDAY)
  editCategory(db, actor, { id, version: 1, category: { ...EVERYDAY, short: EVERYDAY_CATEGORY } })
  addCategory(db, actor, HIDDEN)
}
