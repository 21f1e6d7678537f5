interface Figure {
  name: string
  value: number
  unit: string
  atMost?: number
  atLeast?: number
}

const figures: Figure[] = []

/** Prints a figure with its limit and remembers it. */
export function figure(measured: Figure): void {
  figures.push(measured)
  const { name, value, unit, atMost, atLeast } = measured
  const limit = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
  console.log(`${isMet(measured) ? 'ok    ' : 'MISSED'} ${name}: ${round(value)} ${unit} (${limit})`)
}

/** How many figures missed their limit. */
export function missed(): number {
  return figures.filter((measured) => !isMet(measured)).length
}

function isMet({
  value,
  atMost = Number.POSITIVE_INFINITY,
  atLeast = Number.NEGATIVE_INFINITY,
}: Figure): boolean {
  return value <= atMost && value >= atLeast
}

function round(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0)
}
