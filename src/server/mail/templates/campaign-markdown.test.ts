import { expect, test } from 'vitest'
import { campaignHtml } from '#server/mail/templates/campaign-markdown.ts'

const html = (markdown: string) => campaignHtml(markdown, 'https://shop.test')

test('shows markup in the text as text', () => {
  const rendered = html('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> & <b>bold</b>')
  expect(rendered).not.toMatch(/<script|<img|<b>/)
  expect(rendered).toContain('&lt;script&gt;')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'JAVASCRIPT:alert(1)',
  'file:///etc/passwd',
])('omits a link to %s and keeps its words', (href) => {
  expect(html(`[words](${href})`)).not.toContain('href')
  expect(html(`[words](${href})`)).toContain('words')
  expect(html(`![words](${href})`)).not.toContain('<img')
})

test('turns paths into addresses of the site', () => {
  expect(html('[shop](/products?category=Toys)')).toContain('href="https://shop.test/products?category=Toys"')
  expect(html('![mobile](/images/m.webp)')).toContain('src="https://shop.test/images/m.webp" alt="mobile"')
  expect(html('[us](mailto:us@shop.test)')).toContain('href="mailto:us@shop.test"')
})

test('keeps the subject as the only first-level heading', () => {
  expect(html('# Title\n\n## Part')).not.toContain('<h1')
})

test('escapes quotes in a link’s attribute', () => {
  expect(html('[x](https://a.test/"onmouseover="alert(1))')).not.toContain('"onmouseover')
})
