import { expect, test } from 'vitest'
import { trustedProxies } from '#server/config/trusted-proxies.ts'
import { addressBehind } from '#server/http/middleware/client-address.ts'

const VISITOR = '203.0.113.9'
const PROXY = '10.0.0.5'
const OUTER = '198.51.100.7'

test.each([
  ['false', undefined, PROXY],
  ['false', VISITOR, PROXY],
  ['0', VISITOR, PROXY],
  ['true', undefined, PROXY],
  ['true', VISITOR, VISITOR],
  ['true', `8.8.8.8, ${VISITOR}`, VISITOR],
  ['true', `${VISITOR}, nobody`, PROXY],
  ['1', `${VISITOR}, ${OUTER}`, OUTER],
  ['2', `8.8.8.8, ${VISITOR}, ${OUTER}`, VISITOR],
  ['2', OUTER, OUTER],
  ['10.0.0.0/8', `8.8.8.8, ${VISITOR}`, VISITOR],
  ['10.0.0.5', `8.8.8.8, ${VISITOR}`, VISITOR],
  ['10.0.0.6', VISITOR, PROXY],
  [`10.0.0.5, ${OUTER}`, `8.8.8.8, ${VISITOR}, ${OUTER}`, VISITOR],
  ['10.0.0.5,2001:db8::/32', `8.8.8.8, ${VISITOR}, 2001:db8::7`, VISITOR],
  ['10.0.0.0/8', `${VISITOR}, 10.9.9.9, 10.1.1.1`, VISITOR],
  ['true', `${VISITOR}:51234`, VISITOR],
  ['true', `"${VISITOR}:51234"`, VISITOR],
  ['true', '[2001:db8::1]:443', '2001:db8::1'],
  ['true', '"[2001:DB8::1]"', '2001:DB8::1'],
  ['true', '2001:db8::1', '2001:db8::1'],
  ['true', '[::ffff:203.0.113.9]:80', '::ffff:203.0.113.9'],
  ['true', `${VISITOR}:port`, PROXY],
  ['true', '[nobody]:443', PROXY],
  ['10.0.0.0/8', `8.8.8.8:1, ${VISITOR}:2, 10.9.9.9:3`, VISITOR],
])('resolves TRUST_PROXY=%s with X-Forwarded-For: %s to %s', (setting, forwarded, address) => {
  expect(addressBehind(PROXY, forwarded, trustedProxies.parse(setting))).toBe(address)
})

test('treats an IPv4 address and its IPv6-mapped form alike', () => {
  expect(addressBehind(`::ffff:${PROXY}`, VISITOR, trustedProxies.parse('10.0.0.0/8'))).toBe(VISITOR)
})

test.each(['yes', '-1', '11', '1.5', '10/8', '10.0.0.0/33', '10.0.0.5,', 'proxy.local', '__proto__'])(
  'rejects TRUST_PROXY=%s in one sentence',
  (setting) => {
    const { error } = trustedProxies.safeParse(setting)
    expect(error?.issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^must be true, false/),
    ])
  },
)
