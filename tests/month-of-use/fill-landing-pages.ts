import type { Database } from '#server/db/client.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { slugify } from '#shared/text/text-folding.ts'

type Planned = Partial<typeof landingPages.$inferInsert> & { name: string }

const LONG = 'Strollers that fold, that fit into small cars, and that last'

const PAGES: Planned[] = [
  {
    name: 'Strollers',
    query: { search: 'vagn', category: ['Nursery', 'Toys'] },
    introduction:
      'Light ones, **big** ones, and those in between.\n\n- For one child\n- For [two](/products)',
    inNavigation: true,
  },
  { name: LONG, query: { search: 'vagn', to: 2_000, sort: 'price-low-high' }, inNavigation: true },
  { name: 'عربات الأطفال', slug: 'arabic', query: { category: 'Toys' }, inNavigation: true },
  {
    name: 'Sledges',
    query: { search: 'no such thing' },
    introduction: `## How to choose\n\n${'A word after the other. '.repeat(60)}\n\n### Wood\n\n| Made of | Weighs |\n|---|---|\n| Birch | 4 kg |`,
    picture: 'articles/best-baby-carriers-2024',
  },
  { name: 'Not yet', query: { search: 'not yet' }, isPublished: false },
]

/** Landing pages of every kind: with products and without, in the navigation and hidden. */
export function fillLandingPages(db: Database): void {
  const rows = PAGES.map(({ name, query = {}, ...page }, index) => ({
    slug: slugify(name),
    isPublished: true,
    ...page,
    name,
    query,
    position: index + 1,
  }))
  db.insert(landingPages).values(rows).run()
}
