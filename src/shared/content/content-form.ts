import { type ContentFields, nameInList, type SimpleField } from '#shared/content/content-fields.ts'

export type FormTexts = Record<string, string>

export function formTexts(fields: ContentFields, value: Record<string, unknown>): FormTexts {
  const texts: FormTexts = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'list') {
      texts[name] = writtenValue(value[name])
      continue
    }
    for (const [index, item] of itemsOf(value[name]).entries())
      for (const key of Object.keys(field.fields))
        texts[nameInList(name, index, key)] = writtenValue(item[key])
  }
  return texts
}

function writtenValue(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '')
}

function itemsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : []
}

export function countInForm(texts: FormTexts, list: string, most: number): number {
  let count = 0
  const prefix = `${list}_`
  for (const name of Object.keys(texts)) {
    if (!name.startsWith(prefix)) continue
    const place = Number.parseInt(name.slice(prefix.length), 10)
    if (place > count && place <= most) count = place
  }
  return count
}

interface ReadForm {
  value: Record<string, unknown>
  /** For each list, the form's positions of the value's entries, since empty entries are left out. */
  places: Record<string, number[]>
}

/**
 * Reads a submitted form. Skips list entries whose texts are all empty, so that entries can be removed without
 * JavaScript.
 */
export function readFormTexts(fields: ContentFields, texts: FormTexts): ReadForm {
  const value: ReadForm['value'] = {}
  const places: ReadForm['places'] = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'list') {
      value[name] = readField(field, texts[name])
      continue
    }
    // Reads one entry more than allowed, so that the schema reports it.
    const entries = Array.from({ length: countInForm(texts, name, field.most + 1) }, (_, index) => index)
    const filled = entries.filter((index) =>
      Object.entries(field.fields).some(
        ([key, { kind }]) => isTyped(kind) && texts[nameInList(name, index, key)]?.trim(),
      ),
    )
    places[name] = filled
    value[name] = filled.map((index) =>
      Object.fromEntries(
        Object.entries(field.fields).map(([key, one]) => [
          key,
          readField(one, texts[nameInList(name, index, key)]),
        ]),
      ),
    )
  }
  return { value, places }
}

function isTyped(kind: SimpleField['kind']): boolean {
  return kind === 'line' || kind === 'text' || kind === 'markdown' || kind === 'link'
}

function readField({ kind }: SimpleField, written = ''): unknown {
  if (kind === 'lines') return linesOf(written)
  if (kind === 'number') return written.trim() === '' ? undefined : Number(written.replace(',', '.'))
  return written
}

export function linesOf(written: string): string[] {
  return written
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
}

export function formName(path: PropertyKey[], places: ReadForm['places']): string {
  const [name = '', index, key] = path.map(String)
  const place = places[name]?.[Number(index)]
  return place === undefined || key === undefined ? name : nameInList(name, place, key)
}

export function movedUp(texts: FormTexts, list: string, index: number): FormTexts {
  const here = `${list}_${index + 1}_`
  const above = `${list}_${index}_`
  return Object.fromEntries(
    Object.entries(texts).map(([name, value]) => {
      if (name.startsWith(here)) return [above + name.slice(here.length), value]
      if (name.startsWith(above)) return [here + name.slice(above.length), value]
      return [name, value]
    }),
  )
}
