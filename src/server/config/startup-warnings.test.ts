import { expect, test } from 'vitest'
import { readEnvironment } from '#server/config/env.ts'
import { startupWarnings } from '#server/config/startup-warnings.ts'

const warnings = (variables: Record<string, string>) => startupWarnings(readEnvironment(variables), variables)

test.each([
  ['SITENAME', 'SITE_NAME'],
  ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ['PUBLICURL', 'PUBLIC_URL'],
])('asks whether %s means %s', (name, intended) => {
  expect(warnings({ [name]: 'x' })).toEqual([
    `${name}: is not a variable of this program; did you mean ${intended}?`,
  ])
})

test('leaves variables of other programs alone', () => {
  expect(
    warnings({ HOSTNAME: 'x', HOME: '/', NODE_ENV: 'production', npm_config_loglevel: 'x', PORTS: '1' }),
  ).toEqual([])
})

test.each(['0.0.0.0', '::', '192.0.2.1', 'shop.internal'])('names PUBLIC_URL when HOST is %s', (HOST) => {
  expect(warnings({ HOST })).toEqual([expect.stringMatching(/^PUBLIC_URL: is not set, although HOST/)])
  expect(warnings({ HOST, PUBLIC_URL: 'https://shop.example' })).toEqual([])
})

test.each(['localhost', '127.0.0.1', '::1'])('accepts HOST=%s without PUBLIC_URL', (HOST) => {
  expect(warnings({ HOST })).toEqual([])
})
