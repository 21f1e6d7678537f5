import { expect, test } from 'vitest'
import { networkOf } from '#shared/affiliate/networks.ts'

test.each([
  ['www.awin1.com', 'clickref'],
  ['clk.tradedoubler.com', 'epi'],
  ['track.adtraction.com', 'epi'],
  ['click.linksynergy.com', 'u1'],
  ['shop.sjv.io', 'subId1'],
  ['AWIN1.com', 'clickref'],
  ['brand.prf.hn', 'pubref:'],
  ['www.amazon.co.uk', undefined],
])('uses for %s the parameter %s', (host, parameter) => {
  expect(networkOf(host)).toMatchObject({ hosts: expect.any(Array) })
  expect(networkOf(host)?.parameter).toBe(parameter)
})

test('rejects a host that merely ends like a network', () => {
  for (const host of ['notawin1.com', 'awin1.com.example', 'com', '', 'localhost'])
    expect(networkOf(host)).toBeUndefined()
})

test('reads a host of a million labels at once', () => {
  expect(networkOf('a.'.repeat(1_000_000))).toBeUndefined()
})
