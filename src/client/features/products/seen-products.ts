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
/** One more than are shown: the one that is looked at is left out. */
const PLACE = { key: 'recently-viewed', off: OFF, most: SEEN_SHOWN + 1 }

/**
 * Puts the product before the others, each once. It stands on nothing outside of itself, for it also runs in pages whose
 * script has not come.
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
    // Whatever stands there was written by nobody.
  }
  const others = (Array.isArray(seen) ? seen : []).filter(
    (one) => one?.id !== viewed.id && (!viewed.group || one?.group !== viewed.group),
  )
  storage.setItem(key, JSON.stringify([viewed, ...others].slice(0, most)))
}

export function recordSeen(storage: Pick<Storage, 'getItem' | 'setItem'>, product: Product) {
  record(storage, PLACE, viewedOf(product))
}

/** Records the product of a page as soon as it is read. */
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

/** Whatever else stands there was written by nobody, and counts as nothing. */
export function readSeen(storage: Pick<Storage, 'getItem'>): SeenProducts {
  const text = storage.getItem(PLACE.key)
  if (text === OFF) return null
  try {
    const seen: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(seen) ? seen.filter(isSeen) : []
  } catch {
    return []
  }
}

/** Forgets all of it; `isOn` says whether anything is remembered from now on. */
export function forgetSeen(storage: Pick<Storage, 'setItem'>, isOn: boolean) {
  storage.setItem(PLACE.key, isOn ? '[]' : OFF)
}

function isSeen(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false
  const { id, slug, name } = value as Partial<SeenProduct>
  return Number.isSafeInteger(id) && typeof slug === 'string' && typeof name === 'string'
}
