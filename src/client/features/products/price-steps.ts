interface Step {
  from: number
  until: number | null
  priceMinor: number
}

export const WIDTH = 600
export const HEIGHT = 160
/** Keeps a line along the edge from being cut. */
const EDGE = 8

/**
 * Draws prices as a line of steps, with gaps where nobody observed one: an SVG path in a picture of `WIDTH` by
 * `HEIGHT`. `steps` are in order of time; the last may still apply at `now`.
 */
export function priceSteps(steps: Step[], now: number) {
  const prices = steps.map(({ priceMinor }) => priceMinor)
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  const begin = steps[0]?.from ?? now
  const end = Math.max(steps.at(-1)?.until ?? now, begin + 1)
  const x = (time: number) => rounded(((time - begin) / (end - begin)) * WIDTH)
  const y = (price: number) => {
    const height = highest === lowest ? 0.5 : (price - lowest) / (highest - lowest)
    return rounded(HEIGHT - EDGE - height * (HEIGHT - 2 * EDGE))
  }
  const path = steps.map(({ from, until, priceMinor }, index) => {
    const isFollowing = index > 0 && steps[index - 1]?.until === from
    const start = isFollowing ? `V${y(priceMinor)}` : `M${x(from)} ${y(priceMinor)}`
    return `${start}H${x(until ?? end)}`
  })
  return { path: path.join(''), begin, end, lowest, highest }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
