/** A form that the browser sent by itself and that was refused; the page that answers shows it again. */
export interface RefusedForm {
  /** Which form it was: see `formAddress`. */
  form: string
  status: number
  /** A sentence for a person. */
  message: string
  /** The sentence for each field that failed. */
  fields: Record<string, string>
  /** What was typed, without passwords and codes. */
  values: Record<string, string>
}

/** Where a page keeps it among its answers. */
export const REFUSED_FORM = ['refused-form']

const ANY_SITE = 'http://site.invalid'

/** The address by which a form is known: its path, and `form` where a page has several. */
export function formAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, ANY_SITE)
  const form = searchParams.get('form')
  return form ? `${pathname}?form=${form}` : pathname
}
