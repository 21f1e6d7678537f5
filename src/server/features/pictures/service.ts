import type { Database } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { DomainError } from '#shared/errors.ts'
import { safeHttpUrl } from '#shared/links.ts'
import type { PictureSourceInput } from '#shared/pictures.ts'
import type { RemotePictureKind } from '#shared/remote-pictures.ts'

const SOURCES: Record<RemotePictureKind, string> = {
  product: 'select image_url as url from products where id = ?',
  retailer: 'select advertiser_logo_url as url from products where id = ?',
  partner: 'select logo as url from partners where id = ?',
}

/**
 * Where a stored product's or partner's picture stands on the web, also when its retailer no longer lists it.
 * Throws NOT_FOUND when there is none, or when it is one of our own.
 */
export function pictureSource(db: Database, { kind, id }: PictureSourceInput): { url: string } {
  const row = statement<{ url: string | null }>(db, SOURCES[kind]).get(id)
  const url = safeHttpUrl(row?.url)
  if (!url) throw new DomainError('NOT_FOUND', 'There is no such picture')
  return { url }
}
