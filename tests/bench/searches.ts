import { parseArgs } from 'node:util'
import { keepAsRelease, scoresOfRelease } from '#tests/helpers/judged-release.ts'
import { createJudgedShop, meanScore, scoreSearches } from '#tests/helpers/judged-shop.ts'

/** A smaller difference is one of rounding. */
const DIFFERENCE = 0.0001

/**
 * `npm run bench:searches`: what the first page of each judged search is worth, from the worst, and what became of the last
 * release's: for a changed weight. `-- --changed` prints those alone that differ, `-- --keep` makes these the release's.
 */
const { values } = parseArgs({ options: { changed: { type: 'boolean' }, keep: { type: 'boolean' } } })
const scores = scoreSearches(await createJudgedShop())
const released = scoresOfRelease()
const changes = scores.map(({ search, score }) => score - (released.get(search) ?? score))
for (const [index, { search, score, firstPageNames }] of scores.entries()) {
  const change = changes[index] ?? 0
  const isChanged = Math.abs(change) > DIFFERENCE
  if (values.changed && !isChanged) continue
  const before = isChanged ? `${(released.get(search) ?? score).toFixed(2)} ->` : ''
  console.log(
    `${before.padStart(7)} ${score.toFixed(2)}  ${search.padEnd(24)}  ${firstPageNames.join(' | ')}`,
  )
}
const before = meanScore(
  scores
    .filter(({ search }) => released.has(search))
    .map(({ search }) => ({ score: released.get(search) ?? 0 })),
)
const better = changes.filter((change) => change > DIFFERENCE).length
const worse = changes.filter((change) => change < -DIFFERENCE).length
console.log(`${before.toFixed(4)} -> ${meanScore(scores).toFixed(4)}  the mean of ${scores.length} searches`)
console.log(`${better} better, ${worse} worse than in the last release`)
if (values.keep) keepAsRelease(scores)
