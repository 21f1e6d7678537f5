import { type ComponentType, useSyncExternalStore } from 'react'
import type { Product } from '#client/lib/trpc.ts'
import { createLazyComponent } from '#client/ui/lazy-component.ts'

const lazyList = createLazyComponent<ComponentType<{ product: Product }>>(
  () => null,
  () => import('#client/features/products/recently-viewed.tsx').then(({ RecentlyViewed }) => RecentlyViewed),
)

export function LazyRecentlyViewed({ product }: { product: Product }) {
  const List = useSyncExternalStore(lazyList.subscribe, lazyList.current, lazyList.current)
  return <List product={product} />
}
