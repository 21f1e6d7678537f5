import { expect, test } from 'vitest'
import { networkOf } from '#shared/affiliate/networks.ts'

test.each([
  ['www.awin1.com', 'clickref'],
  ['clk.tradedoubler.com', 'epi'],
  ['track.adtraction.com', 'epi'],
  ['click.linksynergy.com', 'u1'],
  ['shop.sjv.io', 'subId1'],
  ['AWIN1.com', 'clickref'],
])('%s takes %s', (host, parameter) => {
  expect(networkOf(host)?.parameter).toBe(parameter)
})

test('a host that only ends like a network is none', () => {
  for (const host of ['notawin1.com', 'awin1.com.example', 'com', '', 'localhost'])
    expect(networkOf(host)).toBeUndefined()
  expect(networkOf('prf.hn')).toEqual({ hosts: ['prf.hn'] })
})

test('a host of a million labels is read at once', () => {
  expect(networkOf('a.'.repeat(1_000_000))).toBeUndefined()
})
