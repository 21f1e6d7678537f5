import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

const visitor = newVisitor(createTestApp())

test('all seven sections are in order', async () => {
  const page = await visitor.open('/')
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe(
    'Your Trusted Source for Affordable, High-Quality Baby Products',
  )
  expect(page.getByText('Because Every Baby Deserves the Best')).toBeTruthy()
  expect([...page.document.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toEqual([
    'Featured Products',
    'What Parents Say',
    'Shop by Category',
    'Latest Articles',
    'Support our mission',
    'Membership Plans',
  ])
  const cards = page.getAllByRole('article')
  expect(cards.filter(({ textContent }) => textContent?.includes('Buy Now'))).toHaveLength(4)
  expect(cards.filter((card) => card.querySelector('a[href^="/blog/"]'))).toHaveLength(3)
})

test('the hero links to the shop and to donating', async () => {
  const page = await visitor.open('/')
  expect(page.getByRole('link', { name: 'Support Our Mission' }).getAttribute('href')).toBe('/donate')
  expect((await page.follow('Shop Now')).address).toBe('/products')
})

test('categories and donation presets link to their targets', async () => {
  const page = await visitor.open('/')
  for (const preset of [10, 25, 50])
    expect(page.getByRole('link', { name: `$${preset}` }).getAttribute('href')).toBe(
      `/donate?preset=${preset}`,
    )
  const texts = [...page.getByRole('main').querySelectorAll('*')].map(({ textContent }) => textContent)
  expect(texts).toContainEqual(expect.stringMatching(/^\$[\d,]+ raised$/))
  expect((await page.follow(/^Nursery Calm/)).address).toBe('/products?category=Nursery')
})
