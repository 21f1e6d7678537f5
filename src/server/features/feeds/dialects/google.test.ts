import { describe, expect, test } from 'vitest'
import type { FeedEvent } from '#server/features/feeds/dialects/dialect.ts'
import { googleXml } from '#server/features/feeds/dialects/google.ts'

async function read(...pieces: string[]) {
  async function* text() {
    yield* pieces
  }
  const events: FeedEvent[] = []
  for await (const event of googleXml.read(text(), pieces[0] ?? '')) events.push(event)
  return events
}

const start = '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>'
const end = '</channel></rss>'

describe('Google’s XML', () => {
  test('prefers an element with the prefix to the plain one, unless it is empty', async () => {
    const both = '<id>plain</id><g:id>google</g:id><title>plain</title><g:title> </g:title>'
    expect(await read(`${start}<item>${both}</item>${end}`)).toMatchObject([
      { kind: 'record', record: { externalId: 'google', name: 'plain' } },
    ])
  })

  test('reads summary, link, and id from plain elements of Atom', async () => {
    const entry =
      '<entry><id>7</id><title>Rattle</title><summary>Wood</summary><link href="https://shop.example/7"/></entry>'
    expect(await read(`<feed xmlns="http://www.w3.org/2005/Atom">${entry}</feed>`)).toMatchObject([
      {
        record: { externalId: '7', name: 'Rattle', description: 'Wood', link: 'https://shop.example/7' },
      },
    ])
  })

  test('falls back to the guid of RSS', async () => {
    expect(await read(`${start}<item><guid>9</guid></item>${end}`)).toMatchObject([
      { record: { externalId: '9' } },
    ])
  })

  test('distinguishes sale from price and its own category from Google’s', async () => {
    const fields =
      '<g:price>200 SEK</g:price><g:sale_price>150 SEK</g:sale_price><g:sale_price_effective_date>a/b</g:sale_price_effective_date>' +
      '<g:google_product_category>537</g:google_product_category><g:product_type>Toys</g:product_type>'
    expect(await read(`${start}<item>${fields}</item>${end}`)).toMatchObject([
      {
        record: {
          price: '200 SEK',
          salePrice: '150 SEK',
          salePeriod: 'a/b',
          category: 'Toys',
          secondCategory: '537',
        },
      },
    ])
  })

  test('reads to the end of its root and no further', async () => {
    const item = '<item><g:id>1</g:id></item>'
    expect(await read(`${start}${item}${end}`, `${start}${item}${end}`)).toHaveLength(1)
    expect(await read(start, item)).toMatchObject([{ kind: 'record' }, { kind: 'broken' }])
  })
})
