import { expect, test } from 'vitest'
import { advertises, withAffiliateLinks } from '#server/content/affiliate-links.ts'
import { renderMarkdown } from '#server/content/render-article.ts'

const place = {
  hosts: new Set(['fjordkin.example']),
  named: new Map([['oak-crib', 'https://oakling.example/crib?a=1&b="']]),
  reference: 'a3f',
}
const linked = (markdown: string) => withAffiliateLinks(renderMarkdown(markdown), place)
const AD = 'target="_blank" rel="sponsored nofollow noopener">crib</a> <small title='

test('marks and labels a network’s link and adds its sub-id', () => {
  const html = linked('A [crib](https://www.awin1.com/cread.php?awinmid=1&ued=https%3A%2F%2Fs.example).')
  expect(html).toContain(
    `<a href="https://www.awin1.com/cread.php?awinmid=1&amp;ued=https%3A%2F%2Fs.example&amp;clickref=a3f" ${AD}`,
  )
  expect(html).toMatch(/Ad<\/small>\.<\/p>$/)
  expect(advertises('<p>x</p>', html)).toBe(true)
})

test.each(['link:oak-crib', 'LINK:Oak-Crib'])('resolves %s as an advertising link', (address) => {
  const html = linked(`[crib](${address})`)
  expect(html).toContain(`<a href="https://oakling.example/crib?a=1&amp;b=&quot;" ${AD}`)
  expect(advertises(html)).toBe(true)
})

test.each([
  '[crib](link:none)',
  '[crib](link:)',
  '[crib](<link:constructor>)',
  '[crib](link:"><b>)',
  '[crib][1]\n\n[1]: link:none',
])('keeps the text alone of %s', (markdown) => {
  expect(linked(markdown)).toBe('<p>crib</p>')
})

test('marks an unknown name for the editor', () => {
  const html = withAffiliateLinks(renderMarkdown('[crib](<link:a"b>)'), { ...place, marksUnknown: true })
  expect(html).toBe('<p><mark title="No link is named “a&quot;b”">crib</mark></p>')
})

test('never uses a named link as a picture', () => {
  expect(linked('![crib](link:oak-crib)')).toBe('<p>crib</p>')
})

test('keeps the style of a mail’s links', () => {
  const html = withAffiliateLinks('<a href="https://fjordkin.example/" style="color:red">crib</a>', place)
  expect(html).toContain(
    '" style="color:red" target="_blank" rel="sponsored nofollow noopener">crib</a> <small',
  )
})

test('keeps an existing sub-id', () => {
  expect(linked('[crib](https://www.awin1.com/cread.php?clickref=mine)')).toContain('clickref=mine"')
})

test.each([
  'https://fjordkin.example/p/1',
  'https://www.fjordkin.example/p',
  'https://se.fjordkin.example/p',
])('marks %s as a partner’s link and keeps its address', (address) => {
  expect(linked(`[crib](${address})`)).toContain(`<a href="${address}" ${AD}`)
})

test.each([
  '[crib](https://who.int/beds)',
  '[crib](/blog/safe-sleep)',
  '[crib](mailto:a@fjordkin.example)',
  '[crib](https://fjordkin.example.who.int/)',
  '[crib](https://notfjordkin.example/)',
  '[crib](#beds)',
  '`<a href="https://fjordkin.example/">crib</a>`',
  '<a href="https://fjordkin.example/">crib</a>',
])('leaves %s unchanged', (markdown) => {
  expect(linked(markdown)).toBe(renderMarkdown(markdown))
  expect(advertises(linked(markdown))).toBe(false)
})

test('processes many links in one pass', () => {
  const html = linked('[crib](https://fjordkin.example/p)\n\n'.repeat(1_000))
  expect(html.split('rel="sponsored').length - 1).toBe(1_000)
})
