import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

describe('a search that finds nothing', () => {
  test('a slip of the keys is offered its likeliest word, as the shop writes it', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    makeProduct(db, { name: 'Lätt barnvagn' })
    makeProduct(db, { name: 'Blöjor i bomull' })
    makeProduct(db, { name: 'Two sorts of yarn' })
    const guess = async (search: string) => (await caller.products.list({ search })).didYouMean
    expect(await guess('barnvgan')).toBe('barnvagn')
    expect(await guess('bljöor')).toBe('blöjor')
    expect(await guess('ltat')).toBe('lätt')
    expect(await guess('barnvganr')).toBe('barnvagn')
    expect(await guess('latt barnvang')).toBe('latt barnvagn')
    // The plural of a slip, and a short word that is two letters from another.
    expect(await guess('barnvangar')).toBe('barnvagn')
    expect(await guess('sibs')).toBeNull()
    expect(await guess('xylophone')).toBeNull()
    // The shop has none: it is no slip of `sorts`.
    expect(await guess('sotrs')).toBe('sorts')
    expect(await guess('shorts')).toBeNull()
    expect(await guess('barnvagn')).toBeNull()
  })

  test('following the suggestion finds something', async () => {
    const { caller } = createTestApp()
    const { didYouMean } = await caller.products.list({ search: 'muslni' })
    expect(didYouMean).toBe('muslin')
    expect((await caller.products.list({ search: didYouMean ?? '' })).total).toBeGreaterThan(0)
  })
})
