import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

/** By which words a shop with these names reads a search that finds nothing. */
function readingOf(...names: string[]) {
  const { caller, db } = createTestApp({ seeded: false })
  for (const name of names) makeProduct(db, { name })
  return async (search: string) => (await caller.products.list({ search })).instead?.search ?? null
}

describe('a search without results is corrected', () => {
  test('to the likeliest words, as the shop writes them', async () => {
    const reading = readingOf('Lätt barnvagn', 'Blöjor i bomull', 'Two sorts of yarn')
    expect(await reading('barnvgan')).toBe('barnvagn')
    expect(await reading('bljöor')).toBe('blöjor')
    expect(await reading('ltat')).toBe('lätt')
    expect(await reading('barnvganr')).toBe('barnvagn')
    expect(await reading('latt barnvang')).toBe('latt barnvagn')
    expect(await reading('Lätt barnvang')).toBe('Lätt barnvagn')
    // The plural of a slip, and a short word that is two letters from another.
    expect(await reading('barnvangar')).toBe('barnvagn')
    expect(await reading('sibs')).toBeNull()
    expect(await reading('xylophone')).toBeNull()
    // The shop has none: it is no slip of `sorts`.
    expect(await reading('sotrs')).toBe('sorts')
    expect(await reading('shorts')).toBeNull()
    expect(await reading('barnvagn')).toBeNull()
  })

  test('never to words with another beginning, or if it is short', async () => {
    const reading = readingOf('Soft rain hat like a birch', 'Car seat', 'Safety gate', 'Wipes')
    const others = ['sofa', 'bike', 'hast', 'train', 'birk', 'brain', 'seet', 'not a game']
    for (const search of others) expect([search, await reading(search)]).toEqual([search, null])
    expect(await reading('car seet')).toBe('car seat')
    expect(await reading('wips')).toBe('wipes')
    expect(await reading('riain')).toBe('rain')
    expect(await reading('lkie')).toBe('like')
  })

  test('by its sound', async () => {
    const reading = readingOf('Elephant rattle', 'Bicycle helmet', 'Cot')
    expect(await reading('elefant')).toBe('elephant')
    expect(await reading('ratle')).toBe('rattle')
    expect(await reading('bisykle hellmet')).toBe('bicycle helmet')
    expect(await reading('kot')).toBe('cot')
  })

  test('to a synonym of products that the shop has', async () => {
    const reading = readingOf('Soother, silicone')
    expect(await reading('pasifier')).toBe('pacifier')
    expect(await reading('pusschair')).toBeNull()
  })
})
