import { useRouteContext } from '@tanstack/react-router'
import type { Site } from '#shared/site.ts'

export function useSite(): Site {
  return useRouteContext({ from: '__root__', select: (context) => context.site })
}
