import { expect, test } from 'vitest'
import { joinCover, splitCover } from '#shared/files/article-cover.ts'

test('appends a cover to a file and restores the file without it', () => {
  const source = '---\ntitle: Rain\n---\nText\n'
  expect(splitCover(joinCover({ source, cover: 'UklGRg==' }))).toEqual({ source, cover: 'UklGRg==' })
})

test.each([
  'Text without a cover\n',
  'Text about [cover]: <data:image/webp;base64,AAAA>\n',
  'Text\n[cover]: <data:image/webp;base64,AAAA>\nand more text',
  'Text\n[cover]: <data:image/webp;base64,AAAA',
])('keeps text that resembles a cover: %j', (source) => {
  expect(splitCover(source)).toEqual({ source })
})
