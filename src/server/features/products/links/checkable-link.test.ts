import { expect, test } from 'vitest'
import { checkableLink } from '#server/features/products/links/checkable-link.ts'

test('checks a retailer’s page and never an address that may count a click', () => {
  const tracking = 'https://www.awin1.com/pclick.php?p=1'
  expect(checkableLink('https://shop.example/rattle', tracking)?.host).toBe('shop.example')
  expect(checkableLink(tracking, tracking)).toBeUndefined()
  expect(checkableLink('https://clk.tradedoubler.com/click?p=1', tracking)).toBeUndefined()
  expect(checkableLink('https://go.shop.example/a', 'https://go.shop.example/b')).toBeUndefined()
  expect(checkableLink('javascript:alert(1)', tracking)).toBeUndefined()
})
