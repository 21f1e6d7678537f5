import { expect, test } from 'vitest'
import { BLOCK_HELP, productBlockText } from '#client/admin/kit/product-block-text.ts'
import { readMarkdown } from '#shared/inputs/bounded-markdown.ts'
import { PRODUCT_BLOCK, PRODUCT_SYNTAX, parseProductBlock } from '#shared/inputs/product-blocks.ts'

const blocksOf = (text: string) =>
  readMarkdown(text, PRODUCT_SYNTAX)
    .filter(({ type }) => type === PRODUCT_BLOCK)
    .map(({ raw }) => parseProductBlock(raw))

test('writes blocks as articles read them, without words of its own', () => {
  const [box] = blocksOf(productBlockText('product', [3]))
  expect(box).toMatchObject({ kind: 'product', items: [{ id: 3, title: '', text: '' }], pros: [], cons: [] })
  for (const kind of ['compare', 'picks'] as const) {
    const [block] = blocksOf(productBlockText(kind, [3, 4]))
    expect(block).toMatchObject({ kind, unread: [] })
    expect(block?.items).toEqual([3, 4].map((id) => ({ id, title: '', text: '' })))
  }
  expect(productBlockText('price', [3])).toBe(':price[3]')
})

test('explains only what articles read', () => {
  const blocks = blocksOf(BLOCK_HELP)
  expect(blocks.map(({ kind }) => kind)).toEqual(['product', 'compare', 'picks'])
  expect(blocks.flatMap(({ unread }) => unread)).toEqual([])
})
