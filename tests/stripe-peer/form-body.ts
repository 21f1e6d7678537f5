export interface FormFields {
  [name: string]: string | FormFields
}

const MAX_DEPTH = 8

/** Stripe's way of sending trees in forms: `line_items[0][price]=x` -> `{ line_items: { 0: { price: 'x' } } }`. */
export function parseFormBody(body: string): FormFields {
  const root: FormFields = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    if (path.length > 0 && path.length <= MAX_DEPTH) setField(root, path, value)
  }
  return root
}

function setField(fields: FormFields, [name = '', ...rest]: string[], value: string) {
  if (rest.length === 0) {
    fields[name] = value
    return
  }
  const existing = fields[name]
  const child: FormFields = typeof existing === 'object' ? existing : Object.create(null)
  fields[name] = child
  setField(child, rest, value)
}

/** The text at a path; undefined when there is none. */
export function textAt(fields: FormFields | undefined, ...path: string[]): string | undefined {
  const value = valueAt(fields, path)
  return typeof value === 'string' ? value : undefined
}

export function fieldsAt(fields: FormFields | undefined, ...path: string[]): FormFields | undefined {
  const value = valueAt(fields, path)
  return typeof value === 'object' ? value : undefined
}

/** The texts under a path, by name: metadata. */
export function textsAt(fields: FormFields | undefined, ...path: string[]): Record<string, string> {
  const entries = Object.entries(fieldsAt(fields, ...path) ?? {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function valueAt(fields: FormFields | undefined, path: string[]): string | FormFields | undefined {
  return path.reduce<string | FormFields | undefined>(
    (value, name) => (typeof value === 'object' ? value[name] : undefined),
    fields,
  )
}
