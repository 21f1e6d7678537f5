import { expect, test } from 'vitest'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { newVisitor } from '#tests/helpers/visitor.ts'

test('a visitor without a script opens, follows, searches, signs up, and stays signed in', async () => {
  const visitor = newVisitor(createTestApp())
  const shop = await visitor.open('/products')
  expect(shop.document.title).toBe('Shop Affordable Baby Products | Tuckling')
  const second = await shop.follow('Page 2')
  expect(second.address).toBe('/products?page=2')
  second.fill('Search products or retailers', 'bunny')
  const results = await second.enter('Search products or retailers')
  expect(results.address).toBe('/products?search=bunny')
  expect(results.getByRole('link', { name: 'Bunny Night Light' })).toBeTruthy()

  const form = await visitor.open('/signup?from=/about')
  form.fill('Name', 'Ada')
  form.fill('Email', 'ada@example.com')
  form.fill('Password', 'correct horse battery')
  const about = await form.press('Create account')
  expect(about.address).toMatch(/^\/about/)
  expect(about.getAllByRole('button', { name: 'Sign Out' })).not.toEqual([])
})
