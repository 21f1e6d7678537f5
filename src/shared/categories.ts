import { asChosen, type OneOrMore } from '#shared/several.ts'

/** The shop's fixed categories in their shop order. `short` is the canonical value of the query parameter and in the database. */
export const CATEGORIES = [
  {
    short: 'Clothing',
    name: 'Clothing & Accessories',
    description: 'Soft basics that survive the wash: bodysuits, muslins, hats and first shoes.',
    tagline: 'Soft layers for every season',
  },
  {
    short: 'Feeding',
    name: 'Feeding Supplies',
    description: 'Bottles, bibs, cups and first cutlery, for milk and the first real meals.',
    tagline: 'Bottles, bibs and first bites',
  },
  {
    short: 'Toys',
    name: 'Toys & Educational Items',
    description: 'Simple things to stack, shake and chew on, chosen for small hands.',
    tagline: 'Play that helps them grow',
  },
  {
    short: 'Nursery',
    name: 'Nursery Essentials',
    description: 'Lighting, cribs and storage for a calm room, day and night.',
    tagline: 'Calm corners for better sleep',
  },
  {
    short: 'Safety',
    name: 'Health & Safety',
    description: 'Monitors, thermometers, locks and other little things for peace of mind.',
    tagline: 'Everyday peace of mind',
  },
] as const

export type CategoryShort = (typeof CATEGORIES)[number]['short']

export const CATEGORY_SHORTS = CATEGORIES.map((category) => category.short) as [
  CategoryShort,
  ...CategoryShort[],
]

/** Reads a short or long category name in any letter case; undefined for anything else. */
export function parseCategory(value: unknown): CategoryShort | undefined {
  if (typeof value !== 'string') return undefined
  const wanted = value.trim().toLowerCase()
  return CATEGORIES.find((category) =>
    [category.short, category.name].some((name) => name.toLowerCase() === wanted),
  )?.short
}

/** In the shop's order. */
export function parseCategories(value: unknown): OneOrMore<CategoryShort> | undefined {
  const chosen = [value].flat().map(parseCategory)
  return asChosen(CATEGORY_SHORTS.filter((short) => chosen.includes(short)))
}

export function categoryByShort(short: CategoryShort) {
  return CATEGORIES.find((category) => category.short === short) ?? CATEGORIES[0]
}
