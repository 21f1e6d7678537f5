/** Returns the value at a path such as `click.epi`; undefined where the answer has none. */
export function valueAt(json: unknown, path: string): unknown {
  return path === ''
    ? json
    : path.split('.').reduce((value, name) => (isObject(value) ? value[name] : undefined), json)
}

/** Returns a text, number, or boolean as text; empty for anything else. */
export function textAt(json: unknown, path: string): string {
  const value = valueAt(json, path)
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
