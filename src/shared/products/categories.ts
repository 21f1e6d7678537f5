import { m } from '#shared/messages/messages.ts'
import { uploadedPictureId } from '#shared/pictures/uploaded-pictures.ts'
import { asChosen, listOf, type OneOrMore } from '#shared/products/several.ts'

/** Background colors for categories; each is checked for contrast in both themes. */
export const CATEGORY_COLORS = ['coral', 'amber', 'sky', 'violet', 'green', 'rose', 'sand', 'slate'] as const
export type CategoryColor = (typeof CATEGORY_COLORS)[number]

export const CATEGORY_ICONS = [
  'shirt',
  'baby',
  'blocks',
  'bed',
  'shield',
  'award',
  'bath',
  'book',
  'car',
  'gift',
  'hand-heart',
  'heart',
  'lightbulb',
  'milk',
  'moon',
  'sparkles',
  'store',
  'sun',
] as const
export type CategoryIcon = (typeof CATEGORY_ICONS)[number]

export const CATEGORY_PICTURES = [
  'products/muslin-swaddles',
  'products/cotton-bodysuits',
  'products/silicone-bib',
  'products/bottle-set',
  'products/wooden-blocks',
  'products/stacking-rings',
  'products/crib-mobile',
  'products/night-light',
  'products/bath-thermometer',
  'products/baby-monitor',
] as const
type CategoryPicture = (typeof CATEGORY_PICTURES)[number]

/** True if the name is one of those, or may be an uploaded picture. */
export function isCategoryPicture(name: string): boolean {
  return CATEGORY_PICTURES.some((candidate) => candidate === name) || uploadedPictureId(name) !== undefined
}

interface DefaultCategory {
  short: string
  name: string
  description: string
  tagline: string
  color: CategoryColor
  icon: CategoryIcon
  picture: CategoryPicture
}

/** The categories of a new shop, in order; its owner may change them. */
export const DEFAULT_CATEGORIES = [
  {
    short: 'Clothing',
    name: 'Clothing & Accessories',
    description: 'Soft basics that survive the wash: bodysuits, muslins, hats, and first shoes.',
    tagline: 'Soft layers for every season',
    color: 'coral',
    icon: 'shirt',
    picture: 'products/muslin-swaddles',
  },
  {
    short: 'Feeding',
    name: 'Feeding Supplies',
    description: 'Bottles, bibs, cups, and first cutlery, for milk and the first real meals.',
    tagline: 'Bottles, bibs, and first bites',
    color: 'amber',
    icon: 'baby',
    picture: 'products/silicone-bib',
  },
  {
    short: 'Toys',
    name: 'Toys & Educational Items',
    description: 'Simple things to stack, shake, and chew on, chosen for small hands.',
    tagline: 'Play that helps them grow',
    color: 'sky',
    icon: 'blocks',
    picture: 'products/wooden-blocks',
  },
  {
    short: 'Nursery',
    name: 'Nursery Essentials',
    description: 'Lighting, cribs, and storage for a calm room, day and night.',
    tagline: 'Calm corners for better sleep',
    color: 'violet',
    icon: 'bed',
    picture: 'products/crib-mobile',
  },
  {
    short: 'Safety',
    name: 'Health & Safety',
    description: 'Monitors, thermometers, locks, and other little things for peace of mind.',
    tagline: 'Everyday peace of mind',
    color: 'green',
    icon: 'shield',
    picture: 'products/bath-thermometer',
  },
] as const satisfies DefaultCategory[]

/** The default categories with vocabulary of their own. */
export type DefaultShort = (typeof DEFAULT_CATEGORIES)[number]['short']

export const DEFAULT_SHORTS = /* @__PURE__ */ DEFAULT_CATEGORIES.map(({ short }) => short) as [
  DefaultShort,
  ...DefaultShort[],
]

/** The names of a category, current and former. `short` is the canonical value of the query parameter. */
export interface NamedCategory {
  short: string
  name: string
  /** Former short names that still lead to it. */
  former?: string[]
}

export function categoryDescription({ description }: { description: string }): string {
  return `${description} ${m.comparePartnerPrices}`
}

export const CATEGORY_TEXT_MAX_LENGTH = 100

export function parseCategory(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text && text.length <= CATEGORY_TEXT_MAX_LENGTH ? text : undefined
}

export function parseCategories(value: unknown): OneOrMore<string> | undefined {
  return asChosen([value].flat().flatMap((one) => parseCategory(one) ?? []))
}

export function findCategory<Category extends NamedCategory>(
  categories: readonly Category[],
  value: unknown,
): Category | undefined {
  const target = parseCategory(value)?.toLowerCase()
  if (target === undefined) return undefined
  const isTarget = (name: string) => name.toLowerCase() === target
  return (
    categories.find(({ short, name }) => isTarget(short) || isTarget(name)) ??
    categories.find(({ former }) => former?.some(isTarget))
  )
}

export function isFormerName(categories: readonly NamedCategory[], name: string): boolean {
  return findCategory(categories, name)?.former?.includes(name.trim().toLowerCase()) ?? false
}

/** Converts a URL's categories to short names in the shop's order. Unknown ones count as absent. */
export function existingCategories(
  categories: readonly NamedCategory[],
  chosen: OneOrMore<string> | undefined,
): OneOrMore<string> | undefined {
  const matches = listOf(chosen).map((one) => findCategory(categories, one))
  return asChosen(categories.filter((category) => matches.includes(category)).map(({ short }) => short))
}
