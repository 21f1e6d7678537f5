import type { Product } from '#client/lib/trpc.ts'

export type SeenProduct = Pick<Product, 'id' | 'slug' | 'name' | 'category' | 'imageUrl'> & {
  /** The language of its name; devices may hold products stored before this field existed. */
  language?: Product['language'] | undefined
  /** Only the last seen variant of a group is stored. */
  group?: string | undefined
}

export const MAX_SEEN = 6
export const SEEN = 'recently-viewed'
/** Stands in place of the list once its owner has turned it off. */
export const OFF = 'off'
/** One more than are visible: the current product is left out. */
const PLACE = { key: SEEN, off: OFF, most: MAX_SEEN + 1 }

/**
 * Puts the product first and removes duplicates. It must be self-contained, for it also runs in pages whose script has
 * not loaded.
 */
function record(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { key, off, most }: typeof PLACE,
  viewed: SeenProduct,
) {
  const text = storage.getItem(key)
  if (text === off) return
  let seen: unknown
  try {
    seen = JSON.parse(text ?? '[]')
  } catch {
    // Ignores a value that this code did not write.
  }
  const others = (Array.isArray(seen) ? seen : []).filter(
    (one) => one?.id !== viewed.id && (!viewed.group || one?.group !== viewed.group),
  )
  storage.setItem(key, JSON.stringify([viewed, ...others].slice(0, most)))
}

export function recordSeen(storage: Pick<Storage, 'getItem' | 'setItem'>, product: Product) {
  record(storage, PLACE, viewedOf(product))
}

/** Records the page's product while the page is still loading. */
export function recordSeenScript(product: Product): string {
  const [place, viewed] = [PLACE, viewedOf(product)].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  )
  return `try{(${record})(localStorage,${place},${viewed})}catch{}`
}

function viewedOf({ id, slug, name, category, imageUrl, language, variants }: Product): SeenProduct {
  const group = variants?.group
  return { id, slug, name, category, imageUrl, ...(language && { language }), ...(group && { group }) }
}

/** Null where the owner has turned it off. Any other stored value was not written by this code, and is ignored. */
export function readSeen(text: string | null): SeenProduct[] | null {
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
  if (!('id' in value && 'slug' in value && 'name' in value)) return false
  return Number.isSafeInteger(value.id) && typeof value.slug === 'string' && typeof value.name === 'string'
}
