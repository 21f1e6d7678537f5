import { expect, test } from 'vitest'
import { passkeyObstacle } from '#shared/accounts/passkey-host.ts'

test.each([
  ['http://127.0.0.1:3000', 'Passkeys need a host name instead of 127.0.0.1'],
  ['https://192.168.1.20', 'Passkeys need a host name instead of 192.168.1.20'],
  ['http://[::1]:3000', 'Passkeys need a host name instead of [::1]'],
  ['http://shop.example', 'Passkeys need an address that begins with https://'],
  ['http://notlocalhost', 'Passkeys need an address that begins with https://'],
  ['https://shop.example', undefined],
  ['https://1and1.example', undefined],
  ['http://localhost:3000', undefined],
  ['http://shop.localhost:3000', undefined],
])('gives for %s: %s', (url, obstacle) => {
  expect(passkeyObstacle(url)).toBe(obstacle)
})
