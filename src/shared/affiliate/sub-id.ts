import { idOf } from '#shared/affiliate/page-key.ts'

export const PLACEMENTS = [
  'card',
  'product',
  'article',
  'landing',
  'content',
  'campaign',
  'alert',
  'assistant',
] as const
export type Placement = (typeof PLACEMENTS)[number]

const LETTERS: Record<Placement, string> = {
  card: 'c',
  product: 'p',
  article: 'a',
  landing: 'l',
  content: 't',
  campaign: 'n',
  alert: 'e',
  assistant: 'm',
}

export interface LinkPlace {
  place: Placement
  /** The id of the article, landing page, or campaign. */
  page?: number | undefined
  product?: number | undefined
}

/**
 * Returns the reference that a network reports back with a sale: `a3f-9k2` is product 9k2 in article 3f, numbers in
 * base 36. It is the same for every visitor, and has at most 25 characters, each accepted by all networks.
 */
export function subId({ place, page, product }: LinkPlace): string {
  const owner = `${LETTERS[place]}${page?.toString(36) ?? ''}`
  return product === undefined ? owner : `${owner}-${product.toString(36)}`
}

const FORMER: Placement[] = ['card', 'product', 'article']
const REFERENCE = /^([a-z])([0-9a-z]{0,11})(?:-([0-9a-z]{1,11}))?$/

/** Reads a reference made by `subId`, or one of the words that were formerly sub-ids; undefined for any other text. */
export function parsedSubId(reference: string): LinkPlace | undefined {
  const former = FORMER.find((place) => place === reference)
  if (former) return { place: former }
  const [, letter, page, product] = REFERENCE.exec(reference) ?? []
  const place = PLACEMENTS.find((name) => LETTERS[name] === letter)
  const parsed = place && { place, page: idOf(page), product: idOf(product) }
  return parsed && subId(parsed) === reference ? parsed : undefined
}
