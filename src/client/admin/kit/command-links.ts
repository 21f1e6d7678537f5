import type { LinkProps } from '@tanstack/react-router'
import { ADMIN_NAVIGATION } from '#client/admin/kit/admin-navigation.ts'
import type { FoundLink } from '#client/admin/kit/found-groups.ts'
import { searchTerms } from '#shared/search-terms.ts'
import { foldText } from '#shared/text-folding.ts'

type To = NonNullable<LinkProps['to']>

/** What an administrator does, with the words by which it is looked for. */
const ACTIONS: { to: To; label: string; words: string }[] = [
  { to: '/admin/products/new', label: 'Add a product', words: 'new create' },
  { to: '/admin/products/trash', label: 'Trash', words: 'deleted products restore undo' },
  { to: '/admin/feeds/new', label: 'Add a feed', words: 'new import csv xml network' },
  { to: '/admin/newsletter/subscribers', label: 'Subscribers', words: 'newsletter import export emails' },
]

const PAGES = ADMIN_NAVIGATION.flatMap(({ label: group, links }) =>
  links.map(({ to, label }) => ({ to, label, words: group })),
)

/** The pages and actions that have every word that was typed; all of them before anything is. */
export function commandLinks(text: string): FoundLink[] {
  const terms = searchTerms(text)
  return [...PAGES, ...ACTIONS]
    .filter(({ label, words }) => {
      const known = foldText(`${label} ${words}`)
      return terms.every((term) => known.includes(term))
    })
    .map(({ to, label }) => ({ key: to, label, note: undefined, link: { to } }))
}
