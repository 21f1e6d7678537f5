import { expect, test } from 'vitest'
import { ATTENTION_LINKS } from '#client/admin/reports/attention-links.ts'
import { parseFeedsSearch } from '#shared/search-params/feeds.ts'
import { parseCatalogSearch } from '#shared/search-params/products.ts'
import { ATTENTION_KINDS, type AttentionKind } from '#shared/site/attention.ts'

const PARSERS: Record<string, (raw: Record<string, unknown>) => object> = {
  '/admin/products': parseCatalogSearch,
  '/admin/feeds': parseFeedsSearch,
}

test.each(ATTENTION_KINDS)('links %s to a list that understands its filter', (kind: AttentionKind) => {
  const { to = '', search } = ATTENTION_LINKS[kind].link
  expect(to).toMatch(/^\/(admin\/|account$)/)
  const parse = PARSERS[to]
  if (parse) expect(parse(Object(search))).toMatchObject(Object(search))
})

test('uses the singular for one item', () => {
  const { one, many } = ATTENTION_LINKS['products-without-text']
  expect([one, many]).toEqual(['product without a description', 'products without a description'])
})
