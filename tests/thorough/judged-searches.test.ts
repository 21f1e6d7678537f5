import { expect, test } from 'vitest'
import { scoresOfRelease } from '#tests/helpers/judged-release.ts'
import { createJudgedShop, meanScore, scoreSearches } from '#tests/helpers/judged-shop.ts'

/** Never lower it: each release finds at least as well as the one before. */
const FLOOR = 0.98
const WORST_LISTED = 20
/** Kept scores have four digits. */
const ROUNDING = 0.0001

test(`the first six products of a search are worth ${FLOOR} of the best six (nDCG)`, async () => {
  const scores = scoreSearches(await createJudgedShop())
  const worst = scores.slice(0, WORST_LISTED)
  const worstLines = worst.map(
    ({ search, score, firstPageNames }) => `${score.toFixed(2)} ${search}: ${firstPageNames.join(' | ')}`,
  )
  expect(scores.length).toBeGreaterThanOrEqual(150)
  expect(meanScore(scores), worstLines.join('\n')).toBeGreaterThanOrEqual(FLOOR)
  const released = [...scoresOfRelease().values()].map((score) => ({ score }))
  expect(meanScore(scores), worstLines.join('\n')).toBeGreaterThanOrEqual(meanScore(released) - ROUNDING)
}, 240_000)
