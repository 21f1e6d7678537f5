import { storedPicture } from '#client/lib/remote-picture.ts'
import type { CatalogueRow } from '#client/lib/trpc.ts'
import { formatPrice } from '#shared/prices/money.ts'
import { productAddress } from '#shared/products/product-address.ts'

type Insertable = Pick<
  CatalogueRow,
  'id' | 'slug' | 'name' | 'imageUrl' | 'priceMinor' | 'currency' | 'advertiserName'
>

/** A product in a newsletter: picture, name, price and retailer, each leading to its page in the shop. */
export function productMarkdown(product: Insertable, locale: string): string {
  const { id, name, imageUrl, priceMinor, currency, advertiserName } = product
  const page = `/products/${productAddress(product)}`
  const stored = storedPicture('product', id, imageUrl)
  const picture = typeof stored === 'string' ? stored : stored?.src
  const facts = [
    priceMinor !== null && `**${formatPrice(priceMinor, currency, locale)}**`,
    advertiserName && `at ${escaped(advertiserName)}`,
  ].filter(Boolean)
  return [
    `### [${escaped(name)}](${page})`,
    picture?.startsWith('/') && `[![${escaped(name)}](${picture})](${page})`,
    facts.length > 0 && facts.join(' '),
    `[See this product](${page})`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What Markdown would read as its own, addresses that it would make links of, and line breaks. */
function escaped(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')')
  return line.replaceAll(/[\\`*_<>!#|~&@]|:(?=\/\/)|(?<=www)\./gi, String.raw`\$&`)
}
