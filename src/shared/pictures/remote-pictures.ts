import type { CategoryIcon } from '#shared/products/categories.ts'

/** Product and retailer pictures (picture and logo) use the product's id; partner logos use the partner's. */
export const REMOTE_PICTURE_KINDS = ['product', 'retailer', 'partner'] as const
export type RemotePictureKind = (typeof REMOTE_PICTURE_KINDS)[number]

export const REMOTE_PICTURE_FORMATS = ['avif', 'webp'] as const
export type RemotePictureFormat = (typeof REMOTE_PICTURE_FORMATS)[number]

export const REMOTE_PICTURE_WIDTHS: Record<RemotePictureKind, readonly number[]> = {
  product: [400, 800, 1200],
  retailer: [40, 80],
  partner: [220, 440],
}

export interface RemotePictureAddress {
  kind: RemotePictureKind
  id: number
  version: string
  width: number
  format: RemotePictureFormat
}

const ADDRESS = /^\/pictures\/remote\/([a-z]+)\/([1-9]\d{0,14})\/([0-9a-z]{1,13})\/(\d{2,4})\.([a-z]+)$/

export function remotePictureAddress({ kind, id, version, width, format }: RemotePictureAddress): string {
  return `/pictures/remote/${kind}/${id}/${version}/${width}.${format}`
}

/** Returns the path of a product's picture: its own, or our copy of the retailer's. */
export function productPicturePath(
  { id, imageUrl }: { id: number; imageUrl: string | null },
  width: number,
): string | undefined {
  if (!imageUrl || imageUrl.startsWith('/')) return imageUrl ?? undefined
  const version = remotePictureVersion(imageUrl)
  return remotePictureAddress({ kind: 'product', id, version, width, format: 'webp' })
}

export function parseRemotePictureAddress(path: string): RemotePictureAddress | undefined {
  const [, kindName, id, version, widthText, formatName] = ADDRESS.exec(path) ?? []
  const kind = REMOTE_PICTURE_KINDS.find((candidate) => candidate === kindName)
  const format = REMOTE_PICTURE_FORMATS.find((candidate) => candidate === formatName)
  if (!kind || !format || !version) return undefined
  const width = REMOTE_PICTURE_WIDTHS[kind].find((candidate) => String(candidate) === widthText)
  return width ? { kind, id: Number(id), version, width, format } : undefined
}

/** Hashes the picture's source address, so that the content at one of our addresses never changes (53 bits, cyrb53). */
export function remotePictureVersion(url: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const character of url) {
    const code = character.codePointAt(0) ?? 0
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** Returns the stand-in for an unavailable product picture: its category's icon and the words. */
export function productStandIn(icon: CategoryIcon = 'baby'): string {
  return `/icons/image-error-${icon}.svg`
}
