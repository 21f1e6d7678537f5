import { describe, expect, test } from 'vitest'
import { appRouter } from '#server/router.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { MACHINE_WORDS } from '#tests/helpers/machine-words.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

const NESTED = `{"json":${'['.repeat(40)}${']'.repeat(40)}}`
const PROTOTYPE = '{"json":{"constructor":1,"then":1,"toString":1,"length":-1}}'
const INPUTS = [
  ...[
    undefined,
    null,
    0,
    -1,
    1.5,
    1e308,
    true,
    '',
    'x',
    '\u0000',
    '__proto__',
    { search: 'constructor', block: 'constructor', kind: 'toString', category: 'valueOf' },
    [],
    [null],
    {},
    { id: null },
    { id: {} },
    { id: -1 },
    { id: 2 ** 53 },
    { id: 'x'.repeat(5_000) },
    { ids: [[]] },
    { name: {} },
  ].map((json) => JSON.stringify({ json })),
  ...[PROTOTYPE, NESTED, '', 'null', '0', '[]', '"x"', '{', '{"json":', '[{"json":1}]', '{"0":null}'],
  '{"__proto__":{"json":1}}',
]
/** They would end the session that asks on. */
const ENDING = ['accounts.signOut', 'profile.endSession', 'profile.delete']

/** Batches share one reader: it suffices that every procedure and every input meets it, not each pair. */
const IN_BATCH_EVERY = 4

/** In turns: every procedure meets some inputs, every input some procedures; thoroughly each pair. */
const EVERY = thoroughly(6, 1)

/** Long, because each request that clears the catalog makes a backup. */
const TIME_LIMIT_MS = 300_000

describe('no procedure answers hostile input with internal details', () => {
  const { procedures } = appRouter._def

  test.each(['nobody', 'an administrator'])('requested by %s', { timeout: TIME_LIMIT_MS }, async (by) => {
    const shop = await adminShop({ env: { RATE_LIMIT_FACTOR: '1000000' } })
    const { origin = '', cookie = '' } = by === 'nobody' ? {} : shop.headers
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie, origin }) }
    const faults: string[] = []
    for (const [place, name] of Object.keys(procedures).entries()) {
      if (ENDING.includes(name)) continue
      const isRead = Reflect.get(procedures, name)._def.type !== 'mutation'
      for (const [turn, input] of INPUTS.entries()) {
        if ((place + turn) % EVERY !== 0) continue
        const isInBatch = (place + turn) % IN_BATCH_EVERY === 0
        for (const [path, init] of requestsOf(name, isRead, input, isInBatch)) {
          const signal = AbortSignal.timeout(5_000)
          const answer = await shop.app.request(path, { ...init, headers, signal })
          const text = await answer.text()
          if (answer.status === 500 || MACHINE_WORDS.test(text.replaceAll(PUBLIC_NAMES, '')))
            faults.push(`${name} ${input.slice(0, 50)}: ${answer.status} ${text.slice(0, 200)}`)
        }
      }
    }
    expect(faults).toEqual([])
    expect(shop.logLines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})

/** Names that administrators must be told. */
const PUBLIC_NAMES = /SMTP_URL is not set/g

function requestsOf(
  name: string,
  isRead: boolean,
  input: string,
  isInBatch: boolean,
): [path: string, init: RequestInit][] {
  const query = isRead ? [`input=${encodeURIComponent(input)}`] : []
  const init = isRead ? {} : { method: 'POST', body: input }
  const queries = isInBatch ? [query, ['batch=1', ...query]] : [query]
  return queries.map((parts) => [`/trpc/${name}?${parts.join('&')}`, init])
}
