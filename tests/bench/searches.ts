import { createJudgedShop, meanScore, scoreSearches } from '#tests/helpers/judged-shop.ts'

/** `npm run bench:searches`: what the first page of each judged search is worth, from the worst: for a changed weight. */
const scores = scoreSearches(await createJudgedShop())
for (const { search, score, shown } of scores) {
  console.log(`${score.toFixed(2)}  ${search.padEnd(24)}  ${shown.join(' | ')}`)
}
console.log(`${meanScore(scores).toFixed(4)}  the mean of ${scores.length} searches`)
