const MAX_FIELDS = 300
const MAX_DEPTH = 6

function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let current = value
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined
    current = Reflect.get(current, step)
  }
  return current
}

export function textAt(value: unknown, ...path: (string | number)[]): string | undefined {
  const member = valueAt(value, ...path)
  if (typeof member === 'string') return member
  return typeof member === 'number' || typeof member === 'boolean' ? String(member) : undefined
}

export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const member = valueAt(value, ...path)
  return Array.isArray(member) ? member : []
}

/** Returns the texts of a value by path, as in `offers.0.price`; its own come before nested ones. */
export function flatten(value: unknown): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (part: unknown, place: string, depth: number) => {
    const inner: [string, unknown][] = []
    for (const [key, child] of Object.entries(part ?? {})) {
      const childPlace = place ? `${place}.${key}` : key
      const text = textAt(child)
      if (text !== undefined && texts.size < MAX_FIELDS) texts.set(childPlace, text)
      else if (typeof child === 'object') inner.push([childPlace, child])
    }
    if (depth < MAX_DEPTH) for (const [childPlace, child] of inner) visit(child, childPlace, depth + 1)
  }
  visit(value, '', 0)
  return texts
}
