import type { Dialect, FeedEvent, Recognition } from '#server/features/feeds/dialects/dialect.ts'
import { createItemReader, type XmlItem } from '#server/features/feeds/dialects/xml-items.ts'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'
import type { FeedRecord } from '#server/features/feeds/feed-record.ts'

const NAMESPACE = 'base.google.com/ns/1.0'
const FEED_ROOT = /^<(?:[\w-]+:)?(?:rss|feed|rdf)[\s>]/i

/** Google Merchant's RSS 2.0, RSS 1.0 and Atom. */
export const googleXml: Dialect = { name: 'google-xml', recognise, read }

function recognise(head: string): Recognition {
  if (FEED_ROOT.test(skipXmlProlog(head)) && (head.includes(NAMESPACE) || head.includes('<g:')))
    return { known: true }
  const nearness = head.trimStart().startsWith('<') ? 1 : 0
  return { known: false, nearness, lacks: "google-xml needs RSS or Atom with Google's g: elements" }
}

async function* read(text: AsyncIterable<string>): AsyncGenerator<FeedEvent> {
  const reader = createItemReader({ items: ['item', 'entry'], namespace: NAMESPACE, prefix: 'g', toRecord })
  for await (const chunk of text) {
    yield* reader.write(chunk)
    if (reader.isDone()) return
  }
  yield* reader.end()
}

/** An element with Google's prefix goes before the same one of RSS or Atom. */
function toRecord({ line, elements }: XmlItem): FeedRecord {
  const first = (...names: string[]) => {
    const found = names.find((name) => elements.get(name)?.trim())
    return found === undefined ? undefined : elements.get(found)
  }
  return {
    line,
    externalId: first('g:id', 'id', 'guid'),
    name: first('g:title', 'title'),
    description: first('g:description', 'description', 'summary', 'content'),
    link: first('g:link', 'link'),
    imageUrl: first('g:image_link', 'image_link'),
    price: first('g:price', 'price'),
    salePrice: first('g:sale_price', 'sale_price'),
    salePeriod: first('g:sale_price_effective_date', 'sale_price_effective_date'),
    category: first('g:product_type', 'product_type'),
    secondCategory: first('g:google_product_category', 'google_product_category'),
    availability: first('g:availability', 'availability'),
    brand: first('g:brand', 'brand'),
    gtin: first('g:gtin', 'gtin'),
  }
}
