import { expect, test } from 'vitest'
import { slashWord } from '#client/admin/articles/text-blocks.ts'

/** A text with `|` at its cursor. */
function offered(text: string) {
  const word = slashWord(text.replace('|', ''), text.indexOf('|'))
  return word && [word.start, ...word.blocks.map(({ name }) => name)]
}

test.each([
  ['/he|', [0, 'heading']],
  ['One\n\n/LIST|', [5, 'list', 'numbers']],
  ['One\n/product b|\nTwo', [4, 'product']],
  ['/prod|', [0, 'product', 'compare']],
])('%j offers %j', (text, blocks) => {
  expect(offered(text)).toEqual(blocks)
})

test('a slash alone offers every block', () => {
  expect(offered('Before\n/|')).toHaveLength(11)
})

test.each(['|', '|/', 'and/or|', '/products|', '/blog/sleep|', '/\n|list', ' /|'])(
  '%j is only text',
  (text) => {
    expect(offered(text)).toBeUndefined()
  },
)
