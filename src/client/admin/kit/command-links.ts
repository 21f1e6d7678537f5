import type { LinkProps } from '@tanstack/react-router'
import { ADMIN_NAVIGATION } from '#client/admin/kit/admin-navigation.ts'
import type { ResultLink } from '#client/admin/kit/result-groups.ts'
import { BLOCK_NAMES, blockOf } from '#shared/content/content-blocks.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { foldText } from '#shared/text/text-folding.ts'

interface Command {
  label: string
  /** Search words besides its name. */
  words: string
  link: LinkProps
}

const ACTIONS: Command[] = [
  { label: 'Add a product', words: 'new create', link: { to: '/admin/products/new' } },
  { label: 'Held prices', words: 'products check accept', link: { to: '/admin/products/held-prices' } },
  { label: 'Trash', words: 'deleted products restore undo', link: { to: '/admin/products/trash' } },
  {
    label: 'Deleted articles',
    words: 'trash restore undo',
    link: { to: '/admin/articles', search: { state: 'trash' } },
  },
  { label: 'New article', words: 'add create write blog', link: { to: '/admin/articles', hash: 'new' } },
  {
    label: 'New landing page',
    words: 'add create search seo',
    link: { to: '/admin/landing-pages', hash: 'new' },
  },
  { label: 'Add a category', words: 'new create', link: { to: '/admin/categories', hash: 'new' } },
  { label: 'Add a partner', words: 'new create retailer', link: { to: '/admin/partners', hash: 'new' } },
  { label: 'Add a feed', words: 'new import csv xml network', link: { to: '/admin/feeds/new' } },
  {
    label: 'Named links',
    words: 'affiliate texts add new',
    link: { to: '/admin/links', search: { view: 'named' } },
  },
  { label: 'Translations', words: 'languages content swedish english', link: { to: '/admin/translations' } },
  {
    label: 'New campaign',
    words: 'newsletter write send email',
    link: { to: '/admin/newsletter/$campaign', params: { campaign: 'new' } },
  },
  {
    label: 'Subscribers',
    words: 'newsletter import export emails',
    link: { to: '/admin/newsletter/subscribers' },
  },
  {
    label: 'Blocked accounts',
    words: 'users people unblock',
    link: { to: '/admin/users', search: { view: 'blocked' } },
  },
  { label: 'New API key', words: 'add create program', link: { to: '/admin/api-keys', hash: 'new' } },
  { label: 'New webhook', words: 'add create notify', link: { to: '/admin/webhooks', hash: 'new' } },
]

const SETTINGS: Command[] = [
  { label: 'Shop name, logo, and icon', words: 'settings brand picture favicon' },
  { label: 'Accent color', words: 'settings theme look design' },
  { label: 'Currency and language', words: 'settings money locale exchange rates' },
  { label: 'Contact details', words: 'settings address phone email social facebook instagram' },
  { label: 'Sign-up and email limits', words: 'settings accounts newsletter alerts per minute' },
].map((setting) => ({ ...setting, link: { to: '/admin/settings' } }))

const TEXTS: Command[] = BLOCK_NAMES.map((block) => ({
  label: `Text: ${blockOf(block).title}`,
  words: 'content edit page',
  link: { to: '/admin/content/$block', params: { block } },
}))

const PAGES = ADMIN_NAVIGATION.flatMap(({ label: group, links }) =>
  links.map(({ to, label }): Command => ({ label, words: group, link: { to } })),
)

/**
 * Returns the pages, actions, settings and texts that contain every typed word, those with whole words in their name
 * first. Before any input it returns pages and actions.
 */
export function commandLinks(text: string): ResultLink[] {
  const terms = searchTerms(text)
  return [...PAGES, ...ACTIONS, ...(terms.length > 0 ? [...SETTINGS, ...TEXTS] : [])]
    .filter(({ label, words }) => {
      const searchable = foldText(`${label} ${words}`)
      return terms.every((term) => searchable.includes(term))
    })
    .toSorted((one, other) => Number(hasWords(other, terms)) - Number(hasWords(one, terms)))
    .map(({ label, link }) => ({ key: label, label, link }))
}

function hasWords({ label }: Command, terms: string[]): boolean {
  const words = foldText(label).split(' ')
  return terms.every((term) => words.includes(term))
}
