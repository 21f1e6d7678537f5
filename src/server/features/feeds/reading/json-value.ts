const MAX_FIELDS = 300
const MAX_DEPTH = 6

/** What stands at a place in a JSON value; undefined when there is no such place. */
function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let found = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = Reflect.get(found, step)
  }
  return found
}

/** A text or a number as text. */
export function textAt(value: unknown, ...path: (string | number)[]): string | undefined {
  const found = valueAt(value, ...path)
  if (typeof found === 'string') return found
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : undefined
}

export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = valueAt(value, ...path)
  return Array.isArray(found) ? found : []
}

/** The texts of a value by their place: `offers.0.price`. */
export function flatten(value: unknown): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (part: unknown, place: string, depth: number) => {
    if (texts.size >= MAX_FIELDS || depth > MAX_DEPTH) return
    if (typeof part === 'object' && part !== null) {
      for (const [key, child] of Object.entries(part))
        visit(child, place ? `${place}.${key}` : key, depth + 1)
      return
    }
    const text = textAt(part)
    if (text !== undefined && place) texts.set(place, text)
  }
  visit(value, '', 0)
  return texts
}
