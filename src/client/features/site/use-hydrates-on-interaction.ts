import { useMatches } from '@tanstack/react-router'
import { useUser } from '#client/lib/session.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page to be read: nothing in it needs its script before a visitor does something. */
    hydratesOnInteraction?: boolean
  }
}

/** Whoever is signed in uses a page, and one that failed tries again by itself. */
export function useHydratesOnInteraction(): boolean {
  const user = useUser()
  const isToBeRead = useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      return page?.status === 'success' && page.staticData.hydratesOnInteraction === true
    },
  })
  return isToBeRead && !user
}
