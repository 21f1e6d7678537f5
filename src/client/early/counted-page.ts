import { useMatches } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type PageKind, pageKey } from '#shared/affiliate/page-key.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's kind in counts of views and clicks; `other` when absent. Its id comes from the loader's data. */
    pageKind?: PageKind
  }
}

export function usePageKey(): string | undefined {
  return useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      if (!match || match.status === 'pending') return undefined
      const { pageKind } = match.staticData
      if (match.status !== 'success' || !pageKind) return pageKey('other')
      if (pageKind === 'list' && 'search' in match.search && match.search.search) return pageKey('search')
      return pageKey(pageKind, loadedId(match.loaderData))
    },
  })
}

function loadedId(data: unknown): number | undefined {
  return typeof data === 'object' && data && 'id' in data && typeof data.id === 'number' ? data.id : undefined
}

/** Counts each page that a visitor reaches without loading a document; the script in the head counts the first one. */
export function useCountedViews(page: string | undefined) {
  const counted = useRef(page)
  useEffect(() => {
    if (!page || page === counted.current) return
    counted.current = page
    navigator.sendBeacon('/api/views', page)
  }, [page])
}
