import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLE_PRODUCTS } from '#server/db/seed/sample-products.ts'
import { readDaily, readFeed, registerFeed } from '#server/demo/month/feed-days.ts'
import { daysAgo, type Month } from '#server/demo/month/month.ts'
import { feedsFolder } from '#server/features/feeds/sources/feeds-folder.ts'
import { toCsv } from '#shared/files/csv.ts'
import { slugify } from '#shared/text/text-folding.ts'

const BRANDS = ['Lillemo', 'Nordvik', 'Small Harbor', 'Mossa', 'Alder & Ash', 'Kottebo']
const COLORS = ['Cream', 'Sage', 'Rust']
const MORE_PICTURES = new Map([
  [1, ['/images/articles/eco-friendly-baby-products.webp']],
  [3, ['/images/heroes/play.webp']],
])
const DELIVERY = [0, 39, 49]
const EVERY_NEW = 17
const EVERY_SOLD_OUT = 23
const EVERY_WITHOUT_LINK = 31

/** A feed of each sample retailer, read day after day by the real import; its file stays in the feeds folder. */
export async function fillDemoFeeds(month: Month): Promise<void> {
  const folder = feedsFolder(month.env)
  await mkdir(folder, { recursive: true })
  for (const [index, name] of retailers().entries()) {
    const location = `${slugify(name)}.csv`
    const path = join(folder, location)
    const write = (version: number) => writeFile(path, feedOf(name, version))
    await write(0)
    const feed = { name, place: { kind: 'path' as const, location }, dialect: 'tuckling-csv', options: {} }
    const reading = await registerFeed(
      month,
      { ...feed, schedule: `${10 + index} 4 * * *`, enabled: true },
      path,
    )
    await readDaily(reading, write)
    await readFeed(reading, daysAgo(month, 0.2))
  }
}

function retailers(): string[] {
  return [...new Set(SAMPLE_PRODUCTS.map(({ retailer }) => retailer))]
}

/** Prices fall and rise, things come and sell out; some records have no link, and are rejected. */
function feedOf(retailer: string, version: number): string {
  const records = SAMPLE_PRODUCTS.filter((sample) => sample.retailer === retailer).flatMap((sample) =>
    BRANDS.flatMap((brand) => COLORS.map((color) => ({ sample, brand, color }))),
  )
  const present = records.map((record, index) => asColumns({ ...record, index, version }))
  const rows = present.filter((_, index) => index % EVERY_NEW !== 1 || version > 0)
  return toCsv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))])
}

interface FeedProduct {
  sample: (typeof SAMPLE_PRODUCTS)[number]
  brand: string
  color: string
  index: number
  version: number
}

function asColumns({ sample, brand, color, index, version }: FeedProduct) {
  const group = `${sample.id}-${slugify(brand)}`
  const id = `${group}-${slugify(color)}`
  const base = Math.floor(sample.price)
  const isReduced = (index + version) % 3 === 0
  return {
    id,
    slug: id,
    name: `${brand} ${sample.name}`,
    description: sample.description,
    image_url: sample.image,
    additional_image_urls: MORE_PICTURES.get(sample.id)?.join(' ') ?? '',
    delivery_price: sample.id % 3 === 0 ? '' : String(DELIVERY[sample.id % DELIVERY.length]),
    price: String(Math.round((base + 7 * (index % 11)) * (isReduced ? 0.85 : 1))),
    currency: 'SEK',
    advertiser_name: sample.retailer,
    advertiser_logo_url: sample.retailerLogo ?? '',
    category: sample.category,
    brand,
    item_group_id: group,
    color,
    in_stock: (index + version) % EVERY_SOLD_OUT === 0 ? 'no' : 'yes',
    rating: (3.6 + (index % 14) / 10).toFixed(1),
    reviews: String((index * 37) % 900),
    is_best_seller: index % 19 === 0 ? 'yes' : 'no',
    is_editors_pick: index % 29 === 0 ? 'yes' : 'no',
    affiliate_link: index % EVERY_WITHOUT_LINK === 30 ? '' : `${sample.link}/${id}`,
    created_at: '',
  }
}
