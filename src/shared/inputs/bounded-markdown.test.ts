import { describe, expect, test } from 'vitest'
import { readMarkdown } from '#shared/inputs/bounded-markdown.ts'

const SENTENCE =
  'Words that are *in* a paragraph with a [link](https://shop.example/a_b?c=d_e), two **strong** and `code`. '
const SIMPLIFY = 'Simplify this text'
const NEST = 'Nest quotes and lists at most 16 levels deep'

describe('Markdown', () => {
  test.each([
    ['**a _b* '.repeat(12_500), SIMPLIFY],
    ['_a_b '.repeat(20_000), SIMPLIFY],
    [`${'*a '.repeat(1_500)}${'a* '.repeat(1_500)}`, SIMPLIFY],
    ['a<b>* '.repeat(15_000), SIMPLIFY],
    ['> a\nb\n'.repeat(16_000), SIMPLIFY],
    ['> > a\nb\n'.repeat(12_000), SIMPLIFY],
    ['+ a\n\n  b\na  \n*“'.repeat(6_000), SIMPLIFY],
    ['a|b|c\n-|-\n'.repeat(9_000), SIMPLIFY],
    ['**a_'.repeat(12_500), 'Use at most 2000 characters without a space'],
    [`${'> '.repeat(3_000)}a`, NEST],
    [`${'- '.repeat(17)}a`, NEST],
    [`${'> '.repeat(17)}a\nb`, NEST],
    [`${'- '.repeat(8_000)}${'> a\nb\n'.repeat(8_000)}`, NEST],
  ])('is rejected with advice if it would take long: %#', (text, sentence) => {
    expect(() => readMarkdown(text)).toThrow(sentence)
  })

  test.each([
    ['a long text', `${SENTENCE.repeat(3)}\n\n`.repeat(300)],
    ['a paragraph as long as a page', SENTENCE.repeat(40)],
    ['a list of 400 links', '- **[A product](/products/12_3)** is good for _walks_!\n'.repeat(400)],
    [
      'a table of 200 rows',
      `| a | b |\n|---|---|\n${'| **50** | [shop](https://a.example/a_b) |\n'.repeat(200)}`,
    ],
    ['a quote', `> ${SENTENCE}\n`.repeat(20)],
    ['lists in lists', Array.from({ length: 15 }, (_, level) => `${'  '.repeat(level)}- a\n`).join('')],
    ['a rule of many stars', `a\n\n${'* '.repeat(40)}\n\nb`],
    ['code', `\`\`\`\n${'const a = b[c] * d\n\n'.repeat(300)}\`\`\``],
  ])('is accepted as people write it: %s', (_, text) => {
    expect(() => readMarkdown(text)).not.toThrow()
  })
})
