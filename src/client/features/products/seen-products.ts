import type { Product } from '#client/lib/trpc.ts'

/** What a link to a product needs. */
export type SeenProduct = Pick<Product, 'id' | 'slug' | 'name' | 'category' | 'imageUrl'> & {
  /** Of its name; devices also remember products from before it was kept. */
  language?: Product['language'] | undefined
  /** Of its variants the last one seen is enough. */
  group?: string | undefined
}

/** What this device remembers; null where its owner wants nothing remembered. */
export type SeenProducts = SeenProduct[] | null

export const SEEN_SHOWN = 6
const OFF = 'off'

/** The newest first, each once, with room for the one that is looked at. */
export function withSeen(
  seen: SeenProduct[],
  { id, slug, name, category, imageUrl, language, variants }: Product,
): SeenProduct[] {
  const group = variants?.group
  const others = seen.filter((one) => one.id !== id && (!group || one.group !== group))
  const viewed = {
    id,
    slug,
    name,
    category,
    imageUrl,
    ...(language && { language }),
    ...(group && { group }),
  }
  return [viewed, ...others].slice(0, SEEN_SHOWN + 1)
}

export function writeSeen(seen: SeenProducts): string {
  return seen ? JSON.stringify(seen) : OFF
}

/** Whatever else stands there was written by nobody, and counts as nothing. */
export function readSeen(text: string | null): SeenProducts {
  if (text === OFF) return null
  try {
    const seen: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(seen) ? seen.filter(isSeen) : []
  } catch {
    return []
  }
}

function isSeen(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false
  const { id, slug, name } = value as Partial<SeenProduct>
  return Number.isSafeInteger(id) && typeof slug === 'string' && typeof name === 'string'
}
