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
