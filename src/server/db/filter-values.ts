import { type AgeBand, type AgeRange, bandsOf } from '#shared/ages/age-bands.ts'
import { thingCalled } from '#shared/things/named-thing.ts'
import { sizeValue } from '#shared/variants/size-value.ts'

const NAPPIES = new Set(['nappy', 'swim nappy'].flatMap((name) => thingCalled(name)?.code ?? []))

export function sizeFilter(size: string): string {
  return `size:${size}`
}

export function ageFilter(band: AgeBand | ''): string {
  return `age:${band}`
}

/** Returns a row's search values beyond its columns, as JSON in a fixed order; null when there are none. */
export function filterValues(row: {
  thing: string
  size: string | null
  age: AgeRange | null
}): string | null {
  const size = sizeOf(row.size, row.thing)
  const bands = row.age ? bandsOf(row.age) : []
  return asStored([...bands.map(ageFilter), ...(size === null ? [] : [sizeFilter(size)])])
}

/** Returns the size for filtering: a diaper's `3` is `Nappy 3`. */
export function sizeOf(size: string | null, thing: string | undefined): string | null {
  return size === null ? null : sizeValue(size, { isNappy: thing !== undefined && NAPPIES.has(thing) })
}

export function groupFilterValues(rows: (string | null)[]): string | null {
  return asStored(rows.flatMap((row) => (row === null ? [] : (JSON.parse(row) as string[]))))
}

function asStored(values: string[]): string | null {
  const each = [...new Set(values)].sort()
  return each.length === 0 ? null : JSON.stringify(each)
}
