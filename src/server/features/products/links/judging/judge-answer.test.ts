import { expect, test } from 'vitest'
import { type Answer, afterCheck, judgeAnswer } from '#server/features/products/links/judging/judge-answer.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

const REQUESTED_URL = 'https://shop.example/toys/rattle'

test.each<[Answer, string]>([
  [{ status: 200 }, 'answers'],
  [{ status: 206 }, 'answers'],
  [{ status: 404 }, 'not-found'],
  [{ status: 410 }, 'gone'],
  [{ status: 401 }, 'refused'],
  [{ status: 403 }, 'refused'],
  [{ status: 405 }, 'refused'],
  [{ status: 404, isChallenge: true }, 'refused'],
  [{ status: 429 }, 'too-many'],
  [{ status: 503 }, 'server-error'],
  [{ status: 301, location: 'https://shop.example/' }, 'to-the-front-page'],
  [{ status: 302, location: 'https://www.shop.example/sv-se/' }, 'to-the-front-page'],
  [{ status: 301, location: 'https://www.shop.example/toys/rattle-2' }, 'moved'],
  [{ status: 302, location: 'https://tracker.example/?to=shop' }, 'elsewhere'],
  [{ status: 302 }, 'other'],
  [{ status: 418 }, 'other'],
])('judges %o as %s', (answer, judged) => {
  expect(judgeAnswer(REQUESTED_URL, answer)).toBe(judged)
})

test('accepts a redirect to the front page if that was requested', () => {
  expect(judgeAnswer('https://shop.example/', { status: 301, location: 'https://shop.example/sv/' })).toBe(
    'moved',
  )
})

const FRESH = { state: null, firstMissAt: null, lastMissAt: null, unknowns: 0, history: [] }
const at = (hours: number) => new Date(hours * HOUR_MS)
const miss = { reason: 'not-found', status: 404 } as const

test('marks a link broken after two misses a day apart, not before', () => {
  const once = afterCheck(FRESH, miss, at(0))
  expect(once).toMatchObject({ state: 'doubted', firstMissAt: at(0) })
  const soon = afterCheck(once, miss, at(23))
  expect(soon).toMatchObject({ state: 'doubted', lastMissAt: at(0) })
  const later = afterCheck(soon, miss, at(24))
  expect(later).toMatchObject({ state: 'broken', firstMissAt: at(0), lastMissAt: at(24) })
  expect(later.history.map(({ at: time }) => time)).toEqual([24, 23, 0].map((hours) => hours * HOUR_MS))
})

test('clears earlier misses when a page is found again', () => {
  const broken = { ...afterCheck(FRESH, miss, at(0)), state: 'broken' as const }
  const recovered = afterCheck(broken, { reason: 'answers', status: 200 }, at(48))
  expect(recovered).toMatchObject({ state: 'found', firstMissAt: null, dismissedAt: null })
  expect(afterCheck(recovered, miss, at(72))).toMatchObject({ state: 'doubted', firstMissAt: at(72) })
})

test('keeps the verdict on inconclusive answers and retries less often', () => {
  const broken = { ...FRESH, state: 'broken' as const, firstMissAt: at(0), lastMissAt: at(24) }
  const throttled = afterCheck(broken, { reason: 'too-many', status: 429 }, at(30))
  expect(throttled).toMatchObject({ state: 'broken', reason: 'too-many' })
  const waits = [0, 1, 2, 9].map((unknowns) => {
    const { nextAt } = afterCheck({ ...FRESH, unknowns }, { reason: 'server-error' }, at(0))
    return nextAt.getTime() / DAY_MS
  })
  expect(waits).toEqual([1, 2, 4, 14])
})
