import type { TextProducts } from '#server/content/article.ts'
import { MAX_BLOCKS } from '#server/content/product-placeholders.ts'
import type { NamedProducts } from '#server/features/products/boxes/named-product.ts'
import type { ProductBlock } from '#shared/inputs/product-blocks.ts'

const SOLD_LINK = /<a href="([^"]*)" target="_blank" rel="sponsored[^"]*"(?: data-counted-as="(\d+))?/g
const WHERE_TO_PUT_IT = 'Put it at the start of a line, after an empty line.'
/** Fewer links do not show which retailer a text prefers. */
const LEAST_LINKS = 3

export function productWarnings(
  { blocks, omitted, strays }: TextProducts,
  named: NamedProducts,
  texts: string[],
): string[] {
  return [
    ...new Set(blocks.flatMap((block) => [...blockWarnings(block), ...itemWarnings(block, named)])),
    ...new Set(strays.map((line) => `“${line}” is shown as text. ${WHERE_TO_PUT_IT}`)),
    ...(omitted > 0
      ? [
          `Only the first ${MAX_BLOCKS} products, comparisons, picks, and prices are shown: ${omitted} more are left out`,
        ]
      : []),
    ...oneSided(texts, named),
  ]
}

function blockWarnings({ kind, items, unread }: ProductBlock): string[] {
  const least = kind === 'compare' ? 2 : 1
  return [
    ...(items.length < least
      ? [`:::${kind} needs ${least === 2 ? 'two product numbers' : 'a product number'}`]
      : []),
    ...unread.map((part) => `:::${kind} cannot use “${part}”`),
  ]
}

function itemWarnings({ kind, items, pros, cons }: ProductBlock, named: NamedProducts): string[] {
  return items.flatMap(({ id, title, text }) => {
    const one = named.get(id)
    if (!one) return [`The shop has no product ${id}`]
    const { name } = one.product
    const isBare =
      (kind === 'product' || kind === 'picks') && !title && !text && pros.length + cons.length === 0
    return [
      ...(one.isListed ? [] : [`“${name}” (${id}) is no longer sold`]),
      ...(isBare ? [`Say in your own words why “${name}” (${id}) is here`] : []),
    ]
  })
}

/** Compares boxes by retailer and links in the text by host. */
function oneSided(texts: string[], named: NamedProducts): string[] {
  const offers = new Map([...named.values()].map(({ offer }) => [offer.id, offer.advertiserName]))
  const sellers = texts.flatMap((text) =>
    [...text.matchAll(SOLD_LINK)].map(
      ([, address = '', id]) => (id && offers.get(Number(id))) || URL.parse(address)?.hostname || '',
    ),
  )
  const most = [...Map.groupBy(sellers, (seller) => seller)].find(
    ([seller, links]) => seller && links.length * 2 > sellers.length,
  )
  if (!most || sellers.length < LEAST_LINKS) return []
  return [`${most[1].length} of ${sellers.length} advertising links lead to ${most[0]}`]
}
