import { expect, test } from 'vitest'
import { productMarkdown } from '#client/admin/newsletter/product-markdown.ts'
import { campaignHtml } from '#server/mail/templates/campaign-markdown.ts'

const product = {
  id: 12,
  slug: 'soft-rings',
  name: 'Soft rings',
  imageUrl: 'https://cdn.example/rings.jpg',
  priceMinor: 19_900,
  currency: 'SEK',
  advertiserName: 'Nordbarn',
}

test('inserts a product with picture, price, retailer, and a link to its page', () => {
  const html = campaignHtml(productMarkdown(product), 'https://shop.test')
  expect(html.match(/href="https:\/\/shop\.test\/products\/12-soft-rings"/g)).toHaveLength(3)
  expect(html).toMatch(
    /<img src="https:\/\/shop\.test\/pictures\/remote\/product\/12\/\w+\/400\.webp" alt="Soft rings"/,
  )
  expect(html).toContain('<strong>199 SEK</strong> at Nordbarn')
})

test('omits unknown details of a product', () => {
  const bare = { ...product, imageUrl: null, priceMinor: null, advertiserName: null }
  expect(productMarkdown(bare)).toBe(
    '### [Soft rings](/products/12-soft-rings)\n\n[See this product](/products/12-soft-rings)',
  )
})

test('shows a name that resembles Markdown or markup as text', () => {
  const name = '*Best* [link](https://evil.test) <b>bold</b> `x` ![y](z)\n# heading'
  const html = campaignHtml(productMarkdown({ ...product, name, imageUrl: null }), 'https://shop.test')
  expect(html).not.toMatch(/evil\.test"|<b>|<code>|<em>|<img|<h1/)
  expect(html).toContain('*Best* (link)(https://evil.test) &lt;b&gt;bold&lt;/b&gt;')
})
