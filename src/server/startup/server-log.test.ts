import { expect, test } from 'vitest'
import { createRecentErrors } from '#server/metrics/recent-errors.ts'
import { serverLog } from '#server/startup/server-log.ts'

function logging() {
  const errors = createRecentErrors()
  const lines: Record<string, unknown>[] = []
  const log = serverLog({ LOG_LEVEL: 'info' }, errors, { write: (line) => lines.push(JSON.parse(line)) })
  return { errors, lines, log }
}

test('lists errors with their operation and cause, latest first', () => {
  const { errors, lines, log } = logging()
  log.info('ready')
  log.error({ err: new Error('The disk is full') }, 'backup failed')
  log.error({ reason: 'The provider is down' }, 'no session')
  log.fatal('nobody can sign in')
  expect(errors.read()).toMatchObject([
    { message: 'nobody can sign in', reason: null },
    { message: 'no session', reason: 'The provider is down' },
    { message: 'backup failed', reason: 'The disk is full' },
  ])
  expect(lines.map(({ msg }) => msg)).toEqual(['ready', 'backup failed', 'no session', 'nobody can sign in'])
})

test('remembers the last twenty errors, each of bounded length', () => {
  const { errors, log } = logging()
  for (let index = 0; index < 30; index++) log.error(`${index} ${'x'.repeat(1_000)}`)
  expect(errors.read()).toHaveLength(20)
  expect(errors.read()[0]?.message).toMatch(/^29 x{297}…$/)
})
