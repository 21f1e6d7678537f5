/** A form's text fields as the procedures take them: text, or null when it was left empty. */
export function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** A number field: null when empty, NaN (which no procedure takes) when it is no number. */
export function numberOf(form: FormData, name: string): number | null {
  const text = textOf(form, name)
  return text === null ? null : Number(text.replace(',', '.'))
}
