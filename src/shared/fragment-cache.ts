/** A part of pages as it was rendered: its HTML for each way in which a page's address relates to its links. */
export interface CachedFragment {
  links: FragmentLink[]
  htmlOf: Map<string, string>
}

export interface FragmentLink {
  path: string
  /** Each parameter's name, and its values. */
  query: [string, string][]
}

/** By name, of one version of the content. Visitors who are not signed in share it. */
export interface FragmentCache {
  get: (name: string) => CachedFragment | undefined
  set: (name: string, fragment: CachedFragment) => unknown
}
