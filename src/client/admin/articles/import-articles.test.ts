import { expect, test } from 'vitest'
import { importArticles } from '#client/admin/articles/import-articles.ts'

const file = (name: string, text: string | Uint8Array<ArrayBuffer>) => new File([text], name)

test('imports each file separately and gives the reason of each refusal', async () => {
  const arrived: string[] = []
  const report = await importArticles(
    [
      file('one.md', '---\ntitle: One\n---\n'),
      file('two.md', 'no front matter'),
      file('three.md', new Uint8Array([0xff, 0xfe, 0xff])),
      file('four.md', 'Four'),
    ],
    async ({ name, source }) => {
      if (name === 'two.md')
        throw new Error('two.md: has no front matter\ntwo.md: category: Choose a category')
      arrived.push(source)
    },
  )
  expect(arrived).toEqual(['---\ntitle: One\n---\n', 'Four'])
  expect(report.imported).toEqual(['one.md', 'four.md'])
  expect(report.refused).toEqual([
    { name: 'two.md', reason: 'has no front matter\ncategory: Choose a category' },
    { name: 'three.md', reason: expect.stringMatching(/^We can’t read this file/) },
  ])
})
