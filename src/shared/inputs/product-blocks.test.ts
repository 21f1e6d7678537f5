import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarkdown } from '#shared/inputs/bounded-markdown.ts'
import { PRODUCT_BLOCK, PRODUCT_SYNTAX, parseProductBlock } from '#shared/inputs/product-blocks.ts'

const types = (text: string) => readMarkdown(text, PRODUCT_SYNTAX).map(({ type }) => type)
const blocksOf = (text: string) =>
  readMarkdown(text, PRODUCT_SYNTAX)
    .filter(({ type }) => type === PRODUCT_BLOCK)
    .map(({ raw }) => parseProductBlock(raw))

test('reads a box with the author’s own words', () => {
  const text =
    ':::product 812\nheadline: Best for small hallways\nVerdict: Folds with one hand\n+ light\n- narrow wheels\n:::'
  expect(blocksOf(text)).toEqual([
    {
      kind: 'product',
      items: [{ id: 812, title: 'Best for small hallways', text: 'Folds with one hand' }],
      pros: ['light'],
      cons: ['narrow wheels'],
      unread: [],
    },
  ])
})

test('reads a comparison and picks', () => {
  const [comparison, picks] = blocksOf(
    ':::compare 812 813, 814 812\n\n:::picks\n1. 812 Best overall: light and quiet\n   in every way\n2) 813\n:::\n',
  )
  expect(comparison?.items.map(({ id }) => id)).toEqual([812, 813, 814])
  expect(picks?.items).toEqual([
    { id: 812, title: 'Best overall', text: 'light and quiet in every way' },
    { id: 813, title: '', text: '' },
  ])
})

test.each([
  '::product 812',
  '::: product 812',
  ':::product{id=812}',
  ':::product[812]',
  ':::product #812\n\n:::',
  '  :::product 812\n  :::',
])('forgives %j', (text) => {
  expect(blocksOf(text)).toMatchObject([{ items: [{ id: 812 }], unread: [] }])
})

test('keeps words without a key as the verdict, and names what it cannot read', () => {
  expect(blocksOf(':::product 812 and 813\nA pram.\nNote: heavy')).toMatchObject([
    { items: [{ id: 812, text: 'A pram. Note: heavy' }], unread: ['and', '813'] },
  ])
  expect(blocksOf(':::compare 1 2 3 4 5 6 7 x')[0]?.unread).toEqual(['x', '7'])
  expect(blocksOf(':::picks\nhello\n1. 5')).toMatchObject([{ items: [{ id: 5 }], unread: ['hello'] }])
  expect(blocksOf(':::product abc')).toMatchObject([{ items: [], unread: ['abc'] }])
})

test('ends a block before an empty line, another block, or the end of the text', () => {
  expect(types('Text\n:::product 1\n+ a\n\nText\n\n- list')).toEqual([
    'paragraph',
    PRODUCT_BLOCK,
    'space',
    'paragraph',
    'space',
    'list',
  ])
  expect(blocksOf(':::product 1\n:::compare 2 3')).toHaveLength(2)
})

test.each([
  '> :::product 812',
  '- :::product 812',
  '- a\n\n  :::product 812',
  '    :::product 812',
  '```\n:::product 812\n```',
])('leaves %j a text', (text) => {
  expect(types(text)).not.toContain(PRODUCT_BLOCK)
})

test('reads any text, and loses none of it', () => {
  const piece = fc.constantFrom(
    ':::',
    ':',
    'product',
    'compare',
    'picks',
    ' ',
    '\n',
    '1',
    '812',
    '+ ',
    '- ',
    '> ',
    'a: b',
    '1. ',
    '[',
    ']',
    '{',
    '`',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      const raw = readMarkdown(text, PRODUCT_SYNTAX).map((token) => token.raw)
      expect(raw.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      for (const { items } of blocksOf(text)) expect(items.every(({ id }) => id >= 0)).toBe(true)
    }),
  )
})
