import { sql } from 'drizzle-orm'
import { partners, products } from '#server/db/schema/catalog.ts'
import { mergeSearchIndex } from '#server/db/search-index.ts'
import { SAMPLE_PARTNERS } from '#server/db/seed/sample-partners.ts'
import type { Month, Somebody } from '#server/demo/month/month.ts'
import { addProduct, deleteProducts } from '#server/features/products/editing/service.ts'
import { rebuildSearchWords } from '#server/features/products/service.ts'
import { newProductInput } from '#shared/inputs/product-edits.ts'
import { fillLandingPages } from './fill-landing-pages.ts'

const DELETED = 40

/** Partners beside the samples: with long texts, without logos, with letters of other scripts. */
const MORE_PARTNERS: Omit<typeof partners.$inferInsert, 'position'>[] = [
  {
    name: 'The Very Old & Honourable Company of Pram Makers and Daughters AB',
    description: `Prams since 1784. ${'Built by hand, oiled by hand, sold by hand. '.repeat(8)}`,
    commission: '4–12% by category, paid quarterly',
    website: 'https://pram-makers.example/a/long/path/to/the/page/of/affiliates?with=parameters',
    category: 'Travel',
  },
  {
    name: 'متجر الأطفال السعيد',
    description: 'كل ما يحتاجه الطفل.',
    commission: '5%',
    website: 'https://happy.example/',
    category: 'General',
  },
  {
    name: '<b>Bold</b> Babies',
    description: 'Words with <i>markup</i> & "quotes".',
    commission: '0.5%',
    website: 'https://bold.example/',
    category: 'Clothing',
  },
  { name: 'Å', description: 'Å.', commission: '99%', website: 'https://a.example/', category: 'Toys' },
]

export function fillShopFront({ db }: Month, actor: Somebody): void {
  const all = [...SAMPLE_PARTNERS, ...MORE_PARTNERS]
  db.insert(partners)
    .values(all.map((partner, index) => ({ ...partner, position: index + 1 })))
    .run()
  fillLandingPages(db)
  const every = (nth: number) => sql`${products.id} % ${nth} = 0`
  db.update(products).set({ isEditorsPick: true }).where(every(89)).run()
  db.update(products).set({ isBestSeller: true }).where(every(71)).run()
  db.update(products)
    .set({ rating: sql`2 + (id % 31) / 10.0`, reviews: sql`(id * 37) % 25000` })
    .where(every(3))
    .run()
  const added = Array.from({ length: DELETED }, (_, index) =>
    addProduct(
      db,
      actor,
      newProductInput.parse({ name: `Deleted again ${index}`, price: 99 + index }),
      'SEK',
    ),
  )
  deleteProducts(db, actor, { ids: added.map(({ id }) => id), reason: 'Added by mistake' })
  for (const _ of mergeSearchIndex(db));
  rebuildSearchWords(db)
}
