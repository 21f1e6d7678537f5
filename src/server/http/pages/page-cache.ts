import type { EncodedBody } from '#server/http/files/encoded-body.ts'

export interface RenderedPage {
  status: number
  policy: string
  body: EncodedBody
}

const MAX_PAGES = 500

/** Whole anonymous pages. A page counts only for the version of the content that it was made of. */
export function createPageCache<Page>(currentVersion: () => number, isKept: (page: Page) => boolean) {
  let version = currentVersion()
  const pages = new Map<string, Promise<Page>>()

  return {
    /** Whether `get` would answer without rendering. */
    has(key: string): boolean {
      return currentVersion() === version && pages.has(key)
    },
    /** The page under `key`; many visitors who ask at once wait for one rendering. */
    get(key: string, render: () => Promise<Page>): Promise<Page> {
      const now = currentVersion()
      if (now !== version) pages.clear()
      version = now
      const known = pages.get(key)
      if (known) return known
      const rendering = render()
      pages.set(key, rendering)
      const forget = () => pages.get(key) === rendering && pages.delete(key)
      rendering.then((page) => isKept(page) || forget(), forget)
      const oldest = pages.keys().next()
      if (pages.size > MAX_PAGES && !oldest.done) pages.delete(oldest.value)
      return rendering
    },
  }
}
