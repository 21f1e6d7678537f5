import {
  type Dialect,
  type FeedEvent,
  recognition,
  unreadable,
} from '#server/features/feeds/dialects/dialect.ts'
import { refusalOf } from '#server/features/feeds/dialects/json-dialect.ts'
import { readJsonElements } from '#server/features/feeds/reading/json-elements.ts'
import { listAt, textAt } from '#server/features/feeds/reading/json-value.ts'

const MAX_OFFERS = 50
const MAX_FIELDS = 50

/** Tradedoubler's product feed: each offer of a product becomes a product of the shop. */
export const tradedoublerJson: Dialect = {
  name: 'tradedoubler-json',
  columns: {},
  /** An empty feed has only the header. */
  recognize: (head) =>
    recognition(
      /^\s*\{/.test(head) && /"products"\s*:\s*\[/.test(head) && /"(?:offers|productHeader)"/.test(head),
      'tradedoubler-json needs products with offers',
    ),
  columnsOf: () => [],
  read,
}

async function* read(text: AsyncIterable<string>): AsyncGenerator<FeedEvent> {
  for await (const event of readJsonElements(text, (path) => path.at(-1) === 'products')) {
    if (event.kind === 'element') yield* offersOf(event.line, event.value)
    else yield refusalOf(event)
  }
}

function* offersOf(line: number, product: unknown): Generator<FeedEvent> {
  const offers = listAt(product, 'offers').slice(0, MAX_OFFERS)
  if (offers.length === 0) {
    yield unreadable(line, 'The product has no offers')
  }
  for (const [index, offer] of offers.entries()) {
    const link = textAt(offer, 'productUrl')
    const price = latestPrice(offer)
    const record = {
      line,
      externalId: textAt(offer, 'id'),
      name: textAt(product, 'name'),
      description: textAt(product, 'description'),
      link,
      imageUrl: textAt(product, 'productImage', 'url'),
      price: textAt(price, 'price', 'value'),
      delivery: textAt(offer, 'shippingCost'),
      currency: textAt(price, 'price', 'currency'),
      advertiserName: textAt(offer, 'programName'),
      advertiserId: /(?:^|[^a-z])p\((\d{1,20})\)/i.exec(link ?? '')?.[1],
      advertiserLogoUrl: textAt(offer, 'programLogo'),
      category: textAt(product, 'categories', 0, 'name'),
      secondCategory: textAt(product, 'categories', 0, 'tdCategoryName'),
      availability: textAt(offer, 'availability'),
      brand: textAt(product, 'brand'),
      gtin: textAt(product, 'identifiers', 'ean'),
      itemGroupId: textAt(product, 'groupingId'),
      size: fieldOf(product, 'size'),
      color: fieldOf(product, 'color'),
      ageGroup: fieldOf(product, 'age_group') ?? fieldOf(product, 'agegroup'),
    }
    yield { kind: 'record', record, rows: index === 0 ? 1 : 0 }
  }
}

function fieldOf(product: unknown, name: string): string | undefined {
  const fields = listAt(product, 'fields').slice(0, MAX_FIELDS)
  const field = fields.find((one) => textAt(one, 'name')?.toLowerCase() === name)
  return textAt(field, 'value')
}

/** The newest price is not always first; the date decides. */
function latestPrice(offer: unknown): unknown {
  const dated = listAt(offer, 'priceHistory').map((entry) => ({
    entry,
    date: Number(textAt(entry, 'date') ?? 0),
  }))
  return dated.reduce<{ entry: unknown; date: number } | undefined>(
    (latest, other) => (latest && latest.date >= other.date ? latest : other),
    undefined,
  )?.entry
}
