const MAX_FIELDS = 300
const MAX_DEPTH = 6

function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let found = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined
    found = Reflect.get(found, step)
  }
  return found
}

export function textAt(value: unknown, ...path: (string | number)[]): string | undefined {
  const found = valueAt(value, ...path)
  if (typeof found === 'string') return found
  return typeof found === 'number' || typeof found === 'boolean' ? String(found) : undefined
}

export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = valueAt(value, ...path)
  return Array.isArray(found) ? found : []
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
