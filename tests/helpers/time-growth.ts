/** Twice the text may cost three times the time: linear work and some noise, never a square. */
const MOST_GROWTH = 3
/** Below this a clock measures itself, and nobody waits. */
const NOT_WORTH_MEASURING_MS = 10
const ATTEMPTS = 5
const ATTEMPTS_AT_QUICK = 2
const ROUNDS = 2
/** Leaps end sooner. */
const DOUBLINGS = 3

type Work = (text: string) => unknown

/**
 * Returns the growth in time of `work` on a text twice as long; undefined when it is acceptable.
 *
 * Linear work jumps once or twice, when a text outgrows a cache or takes memory of its own. Quadratic work jumps with
 * each doubling.
 */
export async function excessiveGrowth(work: Work, short: string, long: string) {
  if (await isQuick(work, long)) return undefined
  const growth = await leastGrowth(work, short, long)
  if (growth <= MOST_GROWTH) return undefined
  let text = long
  for (let doublings = 1; doublings < DOUBLINGS; doublings++) {
    if ((await leastGrowth(work, text, text + text)) <= MOST_GROWTH) return undefined
    text += text
  }
  return growth
}

async function isQuick(work: Work, text: string): Promise<boolean> {
  for (let round = 0; round < ATTEMPTS_AT_QUICK; round++)
    if ((await milliseconds(work, text, 1)) < NOT_WORTH_MEASURING_MS) return true
  return false
}

async function leastGrowth(work: Work, short: string, long: string): Promise<number> {
  let growth = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && growth > MOST_GROWTH; attempt++)
    growth = Math.min(
      growth,
      (await milliseconds(work, long, ROUNDS)) / (await milliseconds(work, short, ROUNDS)),
    )
  return growth
}

/** CPU time as the least of several rounds: noise only ever adds. A text that is refused costs its time too. */
async function milliseconds(work: Work, text: string, rounds: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    await attempt(work, text)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

async function attempt(work: Work, text: string) {
  try {
    await work(text)
  } catch {}
}
