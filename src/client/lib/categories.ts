import { useShop } from '#client/lib/shop-context.tsx'
import type { Category } from '#client/lib/trpc.ts'
import { findCategory } from '#shared/products/categories.ts'

/** All categories of the shop in their order. Every page has them. */
export function useCategories(): Category[] {
  return useShop().categories
}

/** Those that the shop leads to. */
export function useShownCategories(): Category[] {
  return useCategories().filter(({ isHidden }) => !isHidden)
}

/** The category of that name; undefined for none. */
export function useCategory(name: string | null | undefined): Category | undefined {
  return findCategory(useCategories(), name)
}
