import { describe, expect, test } from 'vitest'
import { encodedBody } from '#server/http/files/encoded-body.ts'
import { createContentCache } from '#server/http/middleware/content-cache.ts'

const BOUNDS = { bytesOfFew: 100_000, bytesOfMany: 1_000_000 }
const HOME = { madeOf: 1, isOneOfFew: true }
const PRODUCT = { madeOf: 1, isOneOfFew: false }

const entry = (length: number, letter = 'x') => ({ body: encodedBody(letter.repeat(length)) })
const cacheOf = (version = () => 1) => createContentCache<ReturnType<typeof entry>>(version, BOUNDS)

describe('a crawl of 100,000 addresses', () => {
  const home = entry(20_000)
  const crawled = { body: { ...entry(5_000).body, heldBytes: () => 9_000 } }
  const addresses = Array.from({ length: 100_000 }, (_, index) => `/products/${index}-cup-${index}`)

  test.each([10, 1_000, 100_000])('keeps the home page cached if requested once in %i of them', (every) => {
    const cache = cacheOf()
    let rendered = 0
    for (const [index, address] of addresses.entries()) {
      cache.keep(address, crawled, PRODUCT)
      if (index % every !== 0 || cache.find('/')) continue
      rendered += 1
      cache.keep('/', home, HOME)
    }
    expect(cache.find('/')).toBe(home)
    expect(rendered).toBe(1)
  })

  test('stays within the allowed bytes and keeps the latest answers', () => {
    const cache = cacheOf()
    for (const address of addresses) cache.keep(address, crawled, PRODUCT)
    const cachedAddresses = addresses.filter((address) => cache.find(address))
    const bytes = cachedAddresses.reduce(
      (sum, address) => sum + 2 * address.length + crawled.body.heldBytes(),
      0,
    )
    expect(bytes).toBeLessThanOrEqual(BOUNDS.bytesOfMany)
    expect(bytes).toBeGreaterThan(BOUNDS.bytesOfMany * 0.8)
    expect(cachedAddresses).toEqual(addresses.slice(-cachedAddresses.length))
  })
})

test('keeps answers that are requested again longer than others', () => {
  const cache = cacheOf()
  for (let index = 0; index < 1_000; index += 1) {
    cache.keep(`/products?page=${index}`, entry(50_000), PRODUCT)
    expect(cache.find('/products?page=0')).toBeDefined()
  }
})

test('counts the compressed copy of an answer and makes room for it', async () => {
  const cache = cacheOf()
  const noise = Array.from({ length: 40_000 }, () => Math.random().toString(36).slice(2, 4)).join('')
  const answers = Array.from({ length: 11 }, () => ({ body: encodedBody(noise) }))
  for (const [index, answer] of answers.entries()) cache.keep(`/${index}`, answer, PRODUCT)
  const cachedCount = () => answers.filter((_, index) => cache.find(`/${index}`)).length
  expect(cachedCount()).toBe(11)
  const all = ['identity', 'gzip', 'br'] as const
  for (const { body } of answers) await Promise.all(all.map((encoding) => body.as(encoding)))
  expect(cachedCount()).toBeLessThan(8)
  expect(cachedCount()).toBeGreaterThan(2)
})

test('does not keep an answer above the total size and evicts nothing for it', () => {
  const cache = cacheOf()
  cache.keep('/a', entry(1_000), PRODUCT)
  cache.keep('/huge', entry(1_100_000), PRODUCT)
  expect([cache.find('/huge'), cache.find('/a')]).toEqual([undefined, expect.anything()])
})

describe('a change of the content', () => {
  test('removes all earlier answers', () => {
    let version = 1
    const cache = cacheOf(() => version)
    cache.keep('/', entry(10), HOME)
    cache.keep('/products/3-cup', entry(10), PRODUCT)
    version = 2
    expect([cache.find('/'), cache.find('/products/3-cup')]).toEqual([undefined, undefined])
  })

  test('discards answers begun before it', () => {
    let version = 1
    const cache = cacheOf(() => version)
    const madeOf = cache.versionNow()
    version = 2
    cache.find('/')
    cache.keep('/', entry(10, 'old'), { madeOf, isOneOfFew: true })
    expect(cache.find('/')).toBeUndefined()
  })
})
