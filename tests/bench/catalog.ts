import { type Database, inTransaction } from '#server/db/client.ts'
import { derivedColumns } from '#server/db/derived-columns.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalog.ts'
import { mergeSearchIndex } from '#server/db/search-index.ts'
import { DEFAULT_SHORTS } from '#shared/products/categories.ts'
import { productAddress } from '#shared/products/product-address.ts'

const ADJECTIVES = [
  'Soft',
  'Organic',
  'Wooden',
  'Quiet',
  'Warm',
  'Light',
  'Foldable',
  'Washable',
  'Padded',
  'Striped',
]
const NOUNS = [
  'Bodysuit',
  'Bottle',
  'Blanket',
  'Rattle',
  'Carrier',
  'Lamp',
  'Basket',
  'Barnvagn',
  'Towel',
  'Mobile',
]
const BRANDS = Array.from({ length: 40 }, (_, number) => `Brand ${number}`)
const RETAILERS = ['Fjordkin', 'mellow mill', 'Tumblewood', 'hushhollow']
const BATCH = 1_000
/** Stands in a handful of products, whatever the catalog's size. */
export const RARE_WORD = 'quillfeather'
/** Stands in every product. */
export const COMMON_WORD = 'baby'

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

function productRow(index: number): typeof products.$inferInsert {
  const name = `${pick(ADJECTIVES, index * 7)} ${pick(NOUNS, index * 3)} ${index}`
  const rare = index % 20_000 === 17 || index === 23 ? ` ${RARE_WORD}` : ''
  const description = `For the baby who has nearly everything, number ${index}, in a cotton of its own.${rare}`
  const advertiserName = pick(RETAILERS, index) ?? null
  return {
    ...derivedColumns({ name, description, advertiserName }),
    name,
    description,
    advertiserName,
    category: pick(DEFAULT_SHORTS, index) ?? null,
    brand: pick(BRANDS, index * 3) ?? null,
    priceMinor: index % 50 ? ((index * 7919) % 200_000) + 1_000 : null,
    affiliateLink: `https://shop.example/p/${index}`,
    imageUrl: `https://shop.example/p/${index}.jpg`,
    isBestSeller: index % 40 === 0,
    isEditorsPick: index % 60 === 0,
    rating: 3 + (index % 20) / 10,
    reviews: index % 500,
    source: 'bench',
    externalId: String(index),
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1_000),
  }
}

export function productPaths(db: Database, limit: number): string[] {
  const rows = db.select({ id: products.id, slug: products.slug }).from(products).limit(limit).all()
  return rows.map((product) => `/products/${productAddress(product)}`)
}

/** A database file with this many products, left as an import leaves it. */
export function makeCatalog(path: string, size: number): Database {
  const db = openDatabase(path)
  db.$client.pragma('synchronous = off')
  const insertOf = (index: number) => db.insert(products).values(productRow(index)).toSQL()
  // Compiled once: statements are freed when the event loop turns, which it does not before the end.
  const insert = db.$client.prepare(insertOf(0).sql)
  for (let from = 0; from < size; from += BATCH)
    inTransaction(db, () => {
      for (let index = from; index < Math.min(from + BATCH, size); index += 1)
        insert.run(...insertOf(index).params)
    })
  db.$client.pragma('user_version = 1')
  for (const _ of mergeSearchIndex(db));
  return db
}
