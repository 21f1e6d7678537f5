export interface SearchTexts {
  title: string
  description: string
}

export const SEARCH_TITLE_MAX_LENGTH = 70
export const SEARCH_DESCRIPTION_MAX_LENGTH = 160

interface GoodLength {
  from: number
  /** Search engines cut off longer texts. */
  to: number
}

export const GOOD_TITLE: GoodLength = { from: 20, to: 60 }
export const GOOD_DESCRIPTION: GoodLength = { from: 70, to: 160 }

export function lengthAdvice(text: string, { from, to }: GoodLength): string {
  const length = [...text].length
  const count = `${length} ${length === 1 ? 'character' : 'characters'}`
  if (length > to) return `${count}: longer than ${to}, so its end will probably be cut off.`
  if (length < from) return `${count}: short. Aim for ${from} to ${to}.`
  return `${count}: a good length.`
}

/** Builds the title of a page, with the site's name exactly once. */
export function searchTitle(title: string, siteName: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`
}
