import { eq, sql } from 'drizzle-orm'
import { readCatalogVersion } from '#server/db/catalog-version.ts'
import type { Database } from '#server/db/client.ts'
import { perVersion } from '#server/db/per-version.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { retailerNames } from '#server/db/retailer-names.ts'
import { products } from '#server/db/schema/catalog.ts'
import { type PageKind, pageKey } from '#shared/affiliate/page-key.ts'
import { type LinkPlace, type Placement, parsedSubId } from '#shared/affiliate/sub-id.ts'
import type { ReportedTransaction } from '#shared/earnings/transaction.ts'
import { foldText } from '#shared/text/text-folding.ts'

export type Origin = ReturnType<ReturnType<typeof originReader>>

const PAGES = new Map<Placement, PageKind>([
  ['article', 'article'],
  ['landing', 'landing'],
  ['product', 'product'],
  ['campaign', 'campaign'],
  ['assistant', 'assistant'],
])

const retailerOfProduct = preparedQuery((db) =>
  db
    .select({ name: products.advertiserName })
    .from(products)
    .where(eq(products.id, sql.placeholder('id'))),
)

const retailersByName = perVersion(readCatalogVersion, (db) => {
  const named = retailerNames(db).flatMap(({ id, name }) => [id || name, name].map((key) => ({ key, name })))
  return new Map(named.map(({ key, name }) => [nameKey(key), name]))
})

export function originReader(db: Database) {
  const retailers = retailersByName(db)
  return function originOf({ program, reference }: ReportedTransaction) {
    const place = parsedSubId(reference.trim())
    const productId = place?.product ?? null
    const ofProduct = () =>
      productId === null ? undefined : retailerOfProduct(db).get({ id: productId })?.name
    return {
      advertiserName: retailers.get(nameKey(program)) ?? ofProduct() ?? '',
      placement: place?.place ?? null,
      page: place ? pageOf(place) : null,
      productId,
      hasForeignReference: !place && reference.trim() !== '',
    }
  }
}

function pageOf({ place, page, product }: LinkPlace): string | null {
  const kind = PAGES.get(place)
  const id = page ?? (kind === 'product' ? product : undefined)
  return kind && (id !== undefined || kind === 'assistant') ? pageKey(kind, id) : null
}

function nameKey(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}
