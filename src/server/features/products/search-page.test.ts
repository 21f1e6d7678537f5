import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

const ids = (list: { products: { id: number }[] }) => list.products.map((product) => product.id)

describe('what a search means', () => {
  test('names come before descriptions, and names that begin with it before others', async () => {
    const { caller, db } = createTestApp({ seeded: false })
    const inText = makeProduct(db, { name: 'Rattle', description: 'Goes with the bib.', isBestSeller: true })
    const later = makeProduct(db, { name: 'Soft Bib', isBestSeller: true })
    const first = makeProduct(db, { name: 'Bib of linen' })
    const inside = makeProduct(db, { name: 'Superbib', isBestSeller: true })
    const list = await caller.products.list({ search: 'bib' })
    expect(ids(list)).toEqual([first.id, later.id, inside.id, inText.id])
  })
})
