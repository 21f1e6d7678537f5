import { expect, test } from 'vitest'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { MACHINE_WORDS } from '#tests/helpers/machine-words.ts'
import { PROTOTYPE_NAMES } from '#tests/helpers/prototype-names.ts'

/** Searches that somebody could type, by the difficulty that they test. */
const SEARCHES = {
  'one letter': 'b',
  'one emoji': '🍼',
  'fifty words': Array.from({ length: 50 }, (_, at) => `word${at}`).join(' '),
  'operators of the index': 'NEAR("a" "b", 5) OR name:bottle AND NOT (x*)',
  'operators of SQL': `'; drop table products; -- " \\ % _`,
  'a zero byte': 'bot\u0000tle',
  'a zero byte in what is not there': 'xylo\u0000phone',
  ...Object.fromEntries(PROTOTYPE_NAMES.map((name) => [name, name])),
  ...Object.fromEntries(PROTOTYPE_NAMES.map((name) => [`10 ${name}`, `bib 10 ${name}`])),
  'half of a pair': 'bottle \ud800',
  'right to left': 'عربة أطفال خفيفة',
  'no spaces between words': '折りたたみ式ベビーカー軽量',
  'marks on one letter': `e${'\u0301'.repeat(150)}`,
  'signs that cannot be seen': '\u200b\u202e\u2066\ufeff',
  'ten thousand letters': 'b'.repeat(10_000),
  'ten thousand words': 'ab '.repeat(10_000),
}

const { app } = createTestApp()
const inputOf = (input: object) => encodeURIComponent(JSON.stringify({ json: input }))

const WAYS: Record<string, (search: string) => string> = {
  page: (search) => `/products?search=${written(search)}`,
  'REST list': (search) => `/api/products?search=${written(search)}`,
  cards: (search) => `/trpc/products.cards?input=${inputOf({ search })}`,
  facets: (search) => `/trpc/products.facets?input=${inputOf({ search })}`,
  suggestions: (search) => `/trpc/products.suggest?input=${inputOf({ search })}`,
}

/** As a browser writes it: half of a pair becomes the sign for what cannot be written. */
function written(search: string): string {
  return encodeURIComponent(search.toWellFormed())
}

test.each(
  Object.entries(SEARCHES).flatMap(([what, search]) =>
    Object.keys(WAYS).map((way) => ({ what, way, search })),
  ),
)('$what as a search of the $way is answered or refused in a sentence', async ({ way, search }) => {
  const answer = await app.request(WAYS[way]?.(search) ?? '')
  const text = await answer.text()
  // A page cuts a search where it is too long; who calls is told.
  const isTooLong = search.trim().length > SEARCH_MAX_LENGTH && way !== 'page'
  expect(answer.status, text.slice(0, 300)).toBe(isTooLong ? 400 : 200)
  if (way !== 'page') expect(text).not.toMatch(MACHINE_WORDS)
  if (isTooLong) expect(text).toContain(String(SEARCH_MAX_LENGTH))
})

test.each(['/products', '/api/products'])(
  'names of object properties filter %s like other words',
  async (path) => {
    for (const name of PROTOTYPE_NAMES)
      for (const filter of ['retailer', 'brand', 'size']) {
        const address = `${path}?${filter}=${name}${path === '/products' ? '&filters=open' : ''}`
        expect((await app.request(address)).status, address).toBe(200)
      }
  },
)
