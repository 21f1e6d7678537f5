/** A refused form that the browser submitted without JavaScript; the response shows it again. */
export interface RefusedForm {
  form: string
  status: number
  message: string
  fields: Record<string, string>
  /** The submitted values, without passwords and codes. */
  values: Record<string, string>
}

/** The key under which a page caches it as query data. */
export const REFUSED_FORM = ['refused-form']

const ANY_SITE = 'http://site.invalid'

/** Identifies a form by its path, with the `form` parameter if a page has several. */
export function formAddress(address: string): string {
  const { pathname, searchParams } = new URL(address, ANY_SITE)
  const form = searchParams.get('form')
  return form ? `${pathname}?form=${form}` : pathname
}
