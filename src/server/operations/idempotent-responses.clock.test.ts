import { afterEach, expect, test, vi } from 'vitest'
import { createIdempotentResponses } from '#server/operations/idempotent-responses.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

const answer = { request: 'r', status: 201, type: 'application/json', body: '{}' }

afterEach(() => {
  vi.useRealTimers()
})

test('keeps an answer for a day and then removes it', () => {
  vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00Z'), toFake: ['Date'] })
  const db = newDatabase()
  const responses = createIdempotentResponses(db)
  responses.keep('a', answer)
  vi.setSystemTime(new Date('2026-05-05T07:59:59Z'))
  expect(responses.find('a')).toEqual(answer)
  vi.setSystemTime(new Date('2026-05-05T08:00:00Z'))
  expect(responses.find('a')).toBeUndefined()
  responses.keep('b', answer)
  expect(db.$client.prepare('select id from idempotent_responses').pluck().all()).toEqual(['b'])
})

test('removes the oldest answers above eight megabytes in total', () => {
  const db = newDatabase()
  const responses = createIdempotentResponses(db)
  const body = 'å'.repeat(64 * 1024)
  for (let count = 0; count < 100; count++) {
    responses.keep(`answer ${count}`, { ...answer, body })
    const bytes = db.$client
      .prepare('select sum(length(cast(body as blob))) from idempotent_responses')
      .pluck()
      .get()
    expect(bytes).toBeLessThanOrEqual(8 * 1024 * 1024)
  }
  expect(responses.find('answer 0')).toBeUndefined()
  expect(responses.find('answer 60')?.body).toBe(body)
  expect(responses.find('answer 99')?.body).toBe(body)
})
