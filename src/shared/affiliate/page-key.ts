export const PAGE_KINDS = {
  article: 'a',
  landing: 'l',
  product: 'p',
  campaign: 'n',
  list: 's',
  search: 'q',
  home: 'h',
  favorites: 'f',
  compare: 'v',
  assistant: 'm',
  other: 'o',
} as const
export type PageKind = keyof typeof PAGE_KINDS

/** Returns the short key of a page in counts: `a3f` is article 3f in base 36, `s` any list of products. */
export function pageKey(kind: PageKind, id?: number): string {
  return `${PAGE_KINDS[kind]}${id?.toString(36) ?? ''}`
}

const isPageKind = (name: string): name is PageKind => Object.hasOwn(PAGE_KINDS, name)
const KEY = /^([a-z])([0-9a-z]{0,11})$/

export interface CountedPage {
  kind: PageKind
  id: number | undefined
}

/** Reads a key made by `pageKey`; undefined for any other text. */
export function parsedPageKey(key: string): CountedPage | undefined {
  const [, letter, digits] = KEY.exec(key) ?? []
  const kinds = Object.keys(PAGE_KINDS).filter(isPageKind)
  const kind = kinds.find((name) => PAGE_KINDS[name] === letter)
  const parsed = kind && { kind, id: idOf(digits) }
  return parsed && pageKey(parsed.kind, parsed.id) === key ? parsed : undefined
}

/** Reads a number in base 36; undefined for none. */
export function idOf(digits: string | undefined): number | undefined {
  const id = digits ? Number.parseInt(digits, 36) : 0
  return id > 0 && Number.isSafeInteger(id) ? id : undefined
}
