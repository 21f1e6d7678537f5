import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import pino from 'pino'
import { expect, test } from 'vitest'
import { trustedProxies } from '#server/config/trusted-proxies.ts'
import { watchAddresses } from '#server/http/middleware/watch-addresses.ts'

const BROWSERS = 40

function watched(setting: string) {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line).msg) })
  const watch = watchAddresses({ TRUST_PROXY: trustedProxies.parse(setting) }, log)
  return { lines, ask: (from: string, headers: Record<string, string>) => watch(request(from, headers)) }
}

function request(remoteAddress: string, headers: Record<string, string>) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  return Object.assign(new IncomingMessage(socket), { headers })
}

test('reports many browsers behind one address once and names TRUST_PROXY', () => {
  const { lines, ask } = watched('false')
  for (let at = 0; at < BROWSERS; at++) ask('10.0.0.5', { 'x-forwarded-for': `203.0.113.${at}` })
  expect(lines).toEqual([expect.stringMatching(/one address.*TRUST_PROXY/)])
  expect(lines.join()).not.toContain('203.0.113')
})

test('reports nothing with trusted proxies, a second address, or a single visitor', () => {
  const trusted = watched('true')
  for (let at = 0; at < BROWSERS; at++) trusted.ask('10.0.0.5', { 'x-forwarded-for': `203.0.113.${at}` })
  const two = watched('false')
  for (let at = 0; at < BROWSERS; at++) two.ask(`10.0.0.${at % 2}`, { 'user-agent': `browser ${at}` })
  const alone = watched('false')
  for (let at = 0; at < BROWSERS; at++) alone.ask('10.0.0.5', { 'user-agent': 'browser' })
  expect([trusted.lines, two.lines, alone.lines]).toEqual([[], [], []])
})
