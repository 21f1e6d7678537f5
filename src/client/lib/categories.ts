import { useShop } from '#client/lib/shop-context.tsx'
import type { Category } from '#client/lib/trpc.ts'
import { findCategory } from '#shared/products/categories.ts'

/** Returns all categories of the shop in their order. Every page has them. */
export function useCategories(): Category[] {
  return useShop().categories
}

export function useVisibleCategories(): Category[] {
  return useCategories().filter(({ isHidden }) => !isHidden)
}

export function useCategory(name: string | null | undefined): Category | undefined {
  return findCategory(useCategories(), name)
}
