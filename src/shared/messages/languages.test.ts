import { expect, it } from 'vitest'
import { splitAddress } from '#shared/messages/languages.ts'

it.each([
  ['/', '', '/'],
  ['/products', '', '/products'],
  ['/sv', '/sv', '/'],
  ['/sv/', '/sv', '/'],
  ['/sv?page=2', '/sv', '/?page=2'],
  ['/sv/products?sort=price', '/sv', '/products?sort=price'],
  ['/sv/sv/products', '/sv', '/sv/products'],
  ['/svenska', '', '/svenska'],
  ['/SV/products', '', '/SV/products'],
  ['/xx/products', '', '/xx/products'],
  ['/__proto__', '', '/__proto__'],
])('splits %s', (address, prefix, path) => {
  expect(splitAddress(address)).toEqual({ prefix, path })
})
