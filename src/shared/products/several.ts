/** One value, or several of a kind that may be chosen together. */
export type OneOrMore<Value> = Value | Value[]

/** So many values of one filter can be chosen. */
export const MOST_CHOSEN = 10

export function listOf<Value>(chosen: OneOrMore<Value> | undefined): Value[] {
  return chosen === undefined ? [] : ([chosen].flat() as Value[])
}

/** The value where there is just one. */
export function onlyOne<Value>(chosen: OneOrMore<Value> | undefined): Value | undefined {
  const [first, ...others] = listOf(chosen)
  return others.length === 0 ? first : undefined
}

/** As an address has them: each once, none is nothing and one is itself. */
export function asChosen<Value>(values: Value[]): OneOrMore<Value> | undefined {
  const each = [...new Set(values)].slice(0, MOST_CHOSEN)
  return each.length > 1 ? each : each[0]
}
