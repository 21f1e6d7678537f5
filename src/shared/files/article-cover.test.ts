import { expect, test } from 'vitest'
import { joinCover, splitCover } from '#shared/files/article-cover.ts'

test('a file gets its cover at the end, and without it is the same file again', () => {
  const source = '---\ntitle: Rain\n---\nText\n'
  expect(splitCover(joinCover({ source, cover: 'UklGRg==' }))).toEqual({ source, cover: 'UklGRg==' })
})

test.each([
  'Text without a cover\n',
  'Text about [cover]: <data:image/webp;base64,AAAA>\n',
  'Text\n[cover]: <data:image/webp;base64,AAAA>\nand more text',
  'Text\n[cover]: <data:image/webp;base64,AAAA',
])('what only looks like a cover stays text: %j', (source) => {
  expect(splitCover(source)).toEqual({ source })
})
