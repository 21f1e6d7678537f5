type Fields = Record<string, unknown>

const MAX_TEXT_LENGTH = 500

/** Returns the fields that differ between two versions, with long texts cut, for an audit entry. */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  return { before: summary(before, changed), after: summary(after, changed) }
}

export function summary(fields: Fields, names: string[] = Object.keys(fields)): Fields {
  return Object.fromEntries(names.map((name) => [name, short(fields[name])]))
}

function isSame(a: unknown, b: unknown): boolean {
  return (a ?? null) === (b ?? null)
}

function short(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MAX_TEXT_LENGTH) return value ?? null
  return `${value.slice(0, MAX_TEXT_LENGTH)}…`
}
