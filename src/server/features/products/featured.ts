import { FEATURED_COUNT } from '#shared/limits.ts'

interface Candidate {
  id: number
  category: string | null
  isBestSeller: boolean
  isEditorsPick: boolean
}

/** Chooses the home page's products: first picks of different categories, then other picks, then any. */
export function chooseFeatured<T extends Candidate>(candidates: T[], count = FEATURED_COUNT): T[] {
  const picks = candidates.filter((product) => product.isBestSeller || product.isEditorsPick)
  const onePerCategory = picks.filter(
    (product, index) => picks.findIndex((other) => other.category === product.category) === index,
  )
  return [...new Set([...onePerCategory, ...picks, ...candidates])].slice(0, count)
}
