import { useShop } from '#client/lib/shop-context.tsx'
import type { Site } from '#shared/site/site.ts'

export function useSite(): Site {
  return useShop().site
}
