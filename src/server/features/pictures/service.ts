import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { categories, partners, products } from '#server/db/schema/catalog.ts'
import { DomainError } from '#shared/errors.ts'
import type { PictureSourceInput } from '#shared/inputs/pictures.ts'
import { safeHttpUrl } from '#shared/links.ts'
import type { CategoryIcon } from '#shared/products/categories.ts'

const byId = sql.placeholder('id')
const NO_ICON = sql<null>`null`

const productPicture = preparedQuery((db) =>
  db
    .select({ url: products.imageUrl, icon: categories.icon })
    .from(products)
    .leftJoin(categories, eq(categories.key, products.category))
    .where(eq(products.id, byId)),
)
const retailerLogo = preparedQuery((db) =>
  db.select({ url: products.advertiserLogoUrl, icon: NO_ICON }).from(products).where(eq(products.id, byId)),
)
const partnerLogo = preparedQuery((db) =>
  db.select({ url: partners.logo, icon: NO_ICON }).from(partners).where(eq(partners.id, byId)),
)

const SOURCES = { product: productPicture, retailer: retailerLogo, partner: partnerLogo }

/**
 * Returns the address of a stored picture and its product's category icon, even if the product is delisted. Throws
 * NOT_FOUND when there is none, or when it is one of the shop's own.
 */
export function pictureSource(
  db: Database,
  { kind, id }: PictureSourceInput,
): { url: string; icon: CategoryIcon | undefined } {
  const row = SOURCES[kind](db).get({ id })
  const url = safeHttpUrl(row?.url)
  if (!url) throw new DomainError('NOT_FOUND', 'We couldn’t find that picture')
  return { url, icon: row?.icon ?? undefined }
}
