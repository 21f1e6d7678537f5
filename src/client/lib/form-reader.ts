export interface FormReader {
  /** The raw text; empty when nothing was typed. */
  text: (name: string) => string
  optional: (name: string) => string | null
  /** Null when nothing was typed; NaN, which no procedure accepts, for text that is not a number. */
  number: (name: string) => number | null
  checked: (name: string) => boolean
  all: (name: string) => string[]
}

export function formReader(form: FormData): FormReader {
  const text = (name: string) => String(form.get(name) ?? '')
  const optional = (name: string) => (text(name).trim() === '' ? null : text(name))
  const number = (name: string) => {
    const typed = optional(name)
    return typed === null ? null : Number(typed.replace(',', '.'))
  }
  return {
    text,
    optional,
    number,
    checked: (name) => form.has(name),
    all: (name) => form.getAll(name).map(String),
  }
}
