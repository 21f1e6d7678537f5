import { comparisonHtml } from '#server/features/products/boxes/comparison-html.ts'
import type { NamedProduct, NamedProducts } from '#server/features/products/boxes/named-product.ts'
import {
  type BoxPlace,
  buyHtml,
  inlinePrice,
  nameHtml,
  pictureHtml,
  priceOf,
} from '#server/features/products/boxes/product-html.ts'
import type { ProductBlock } from '#shared/inputs/product-blocks.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { priceDropWords, unitPriceWords } from '#shared/prices/price-words.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'

type Item = ProductBlock['items'][number]

/** Renders a block of a text; products that the shop never had are left out. */
export function blockHtml(block: ProductBlock, named: NamedProducts, place: BoxPlace): string {
  const present = block.items.flatMap((item) => {
    const product = named.get(item.id)
    return product ? [{ item, product }] : []
  })
  const missing = place.isPreview ? block.items.filter(({ id }) => !named.has(id)).map(missingHtml) : []
  return `${html()}${missing.join('')}`

  function html(): string {
    const boxes = present.map(({ item, product }) => boxHtml(item, product, block, place))
    if (block.kind === 'price') return present.map(({ product }) => inlinePrice(product)).join('')
    if (block.kind === 'product') return boxes.join('')
    if (block.kind === 'compare')
      return comparisonHtml(
        present.map(({ product }) => product),
        place,
      )
    return boxes.length > 0
      ? `<ol data-products="picks">${boxes.map((box) => `<li>${box}</li>`).join('')}</ol>`
      : ''
  }
}

function missingHtml({ id }: Item): string {
  return `<strong data-products="missing">The shop has no product ${id}: readers see nothing here</strong> `
}

function boxHtml(item: Item, product: NamedProduct, { pros, cons }: ProductBlock, place: BoxPlace): string {
  const lines = [
    line('headline', escapeHtml(item.title)),
    line('name', nameHtml(product)),
    line('text', escapeHtml(item.text)),
    statements('pros', m.boxPros, pros),
    statements('cons', m.boxCons, cons),
    ...priceLines(product),
    line('buy', buyHtml(product, place)),
  ]
  return `<div data-products="box" role="group" aria-label="${escapeHtml(product.product.name)}">${pictureHtml(product)}<div>${lines.join('')}</div></div>`
}

function line(part: string, html: string): string {
  return html && `<p data-part="${part}">${html}</p>`
}

function statements(part: 'pros' | 'cons', label: string, texts: string[]): string {
  const items = texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')
  return items && `<ul data-part="${part}" aria-label="${label}">${items}</ul>`
}

function priceLines(product: NamedProduct): string[] {
  if (!product.isListed) return [line('stock', m.noLongerSold)]
  const { offer, retailers } = product
  const { reduction, unitPrice, currency } = offer
  const words = reduction && priceDropWords(reduction, currency)
  const facts = [
    unitPrice && unitPriceWords(unitPrice, currency),
    retailers > 1 && fill(m.cheapestOfRetailers, { n: retailers }),
    offer.priceReadAt !== null && fill(m.priceChecked, { day: formatDay(offer.priceReadAt) }),
  ]
  return [
    line(
      'price',
      fill(m.priceAtRetailer, {
        price: `<b>${escapeHtml(priceOf(offer))}</b>`,
        retailer: escapeHtml(offer.advertiserName || m.theRetailer),
      }),
    ),
    line('stock', offer.inStock ? '' : m.outOfStock),
    line(
      'drop',
      words ? fill(m.priceDropBelow, { drop: `<b>${words.drop}</b>`, price: escapeHtml(words.price) }) : '',
    ),
    line('facts', escapeHtml(facts.filter(Boolean).join(' · '))),
  ]
}
