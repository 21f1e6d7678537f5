export const PRODUCT_SORTS = ['featured', 'alphabetical', 'price-low-high', 'price-high-low'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

export const SORT_LABELS: Record<ProductSort, string> = {
  featured: 'Featured',
  alphabetical: 'Alphabetical (A-Z)',
  'price-low-high': 'Price: Low to High',
  'price-high-low': 'Price: High to Low',
}

export function parseSort(value: unknown): ProductSort | undefined {
  return PRODUCT_SORTS.find((sort) => sort === value)
}
