import { storedPicture } from '#client/lib/remote-picture.ts'
import type { CatalogRow } from '#client/lib/trpc.ts'
import { formatPrice } from '#shared/messages/formats.ts'
import { productAddress } from '#shared/products/product-address.ts'

type Insertable = Pick<
  CatalogRow,
  'id' | 'slug' | 'name' | 'imageUrl' | 'priceMinor' | 'currency' | 'advertiserName'
>

/** Writes a product for a newsletter: picture, name, price and retailer, linked to the product's page. */
export function productMarkdown(product: Insertable): string {
  const { id, name, imageUrl, priceMinor, currency, advertiserName } = product
  const page = `/products/${productAddress(product)}`
  const stored = storedPicture('product', id, imageUrl)
  const picture = typeof stored === 'string' ? stored : stored?.src
  const facts = [
    priceMinor !== null && `**${formatPrice(priceMinor, currency)}**`,
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

/** Escapes Markdown syntax and addresses that would become links, and removes line breaks. */
function escaped(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')')
  return line.replaceAll(/[\\`*_<>!#|~&@]|:(?=\/\/)|(?<=www)\./gi, String.raw`\$&`)
}
