import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { categories, partners, products } from '#server/db/schema/catalog.ts'
import { DomainError } from '#shared/errors.ts'
import type { PictureSourceInput } from '#shared/inputs/pictures.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { remotePictureVersion } from '#shared/pictures/remote-pictures.ts'
import type { CategoryIcon } from '#shared/products/categories.ts'
import { moreImagesOf } from '#shared/products/more-images.ts'

const byId = sql.placeholder('id')
const NOTHING = sql<null>`null`

const productPicture = preparedQuery((db) =>
  db
    .select({ url: products.imageUrl, more: products.moreImageUrls, icon: categories.icon })
    .from(products)
    .leftJoin(categories, eq(categories.key, products.category))
    .where(eq(products.id, byId)),
)
const retailerLogo = preparedQuery((db) =>
  db
    .select({ url: products.advertiserLogoUrl, more: NOTHING, icon: NOTHING })
    .from(products)
    .where(eq(products.id, byId)),
)
const partnerLogo = preparedQuery((db) =>
  db.select({ url: partners.logo, more: NOTHING, icon: NOTHING }).from(partners).where(eq(partners.id, byId)),
)

const SOURCES = { product: productPicture, retailer: retailerLogo, partner: partnerLogo }

/**
 * Returns the address of a stored picture and its product's category icon, even if the product is delisted. The version
 * tells a further picture from the main one. Throws NOT_FOUND when there is none, or when it is one of the shop's own.
 */
export function pictureSource(
  db: Database,
  { kind, id, version }: PictureSourceInput,
): { url: string; icon: CategoryIcon | undefined; isMain: boolean } {
  const row = SOURCES[kind](db).get({ id })
  const more = moreImagesOf(row?.more ?? null)
  const url = safeHttpUrl(more.find((one) => remotePictureVersion(one) === version) ?? row?.url)
  if (!url) throw new DomainError('NOT_FOUND', 'We couldn’t find that picture')
  return { url, icon: row?.icon ?? undefined, isMain: url === row?.url }
}
