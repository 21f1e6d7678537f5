import { MAX_PAGE } from '#shared/limits.ts'
import { isDay } from '#shared/time/days.ts'

type Reader<Value> = (value: unknown) => Value | undefined

export type Params<Parse extends (raw: Record<string, unknown>) => object> = ReturnType<Parse>

/** Reads the parameters of one page; unknown names and invalid values count as absent. */
export function params<Values extends object>(readers: { [Name in keyof Values]: Reader<Values[Name]> }) {
  return (raw: Record<string, unknown>) => {
    const search: { [Name in keyof Values]?: Values[Name] | undefined } = {}
    for (const name in readers) search[name] = readers[name](raw[name])
    return search
  }
}

/** Returns pages after the first, limited to the last possible one. */
export function pageNumber(value: unknown): number | undefined {
  const page = wholeNumber(value)
  return page === undefined || page < 2 ? undefined : Math.min(page, MAX_PAGE)
}

export function id(value: unknown): number | undefined {
  const number = wholeNumber(value)
  return Number.isSafeInteger(number) ? number || undefined : undefined
}

export function day(value: unknown): string | undefined {
  return isDay(value) ? value : undefined
}

/** Accepts one of the values; `usual` is the page's default, so it counts as absent. */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  usual?: Value,
): Reader<Value> {
  return (value) =>
    typeof value === 'string' || typeof value === 'number'
      ? values.find((each) => String(each) === String(value) && each !== usual)
      : undefined
}

/** Accepts texts that match the pattern, which must cover them from beginning to end. */
export function matching(pattern: RegExp): Reader<string> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined)
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,20}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined
}
