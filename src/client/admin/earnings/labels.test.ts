import { expect, test } from 'vitest'
import { rowLabel } from '#client/admin/earnings/labels.ts'

test('a row is named by its placement, its label, or the lack of one', () => {
  expect(rowLabel('placement', { key: 'alert', label: 'alert' })).toBe('Price alert')
  expect(rowLabel('page', { key: 'a3f', label: 'Article: Wool' })).toBe('Article: Wool')
  expect(rowLabel('product', { key: '0', label: '0' })).toBe('No product')
  expect(rowLabel('retailer', { key: '', label: '' })).toBe('Unknown retailer')
})
