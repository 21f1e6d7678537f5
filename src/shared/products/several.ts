export type OneOrMore<Value> = Value | Value[]

export const MOST_CHOSEN = 10

export function listOf<Value>(chosen: OneOrMore<Value> | undefined): Value[] {
  return chosen === undefined ? [] : ([chosen].flat() as Value[])
}

export function onlyOne<Value>(chosen: OneOrMore<Value> | undefined): Value | undefined {
  const [first, ...others] = listOf(chosen)
  return others.length === 0 ? first : undefined
}

/**
 * Normalizes values for a URL: removes duplicates, and returns undefined for none and the value itself for one.
 */
export function asChosen<Value>(values: Value[]): OneOrMore<Value> | undefined {
  const each = [...new Set(values)].slice(0, MOST_CHOSEN)
  return each.length > 1 ? each : each[0]
}
