import { labelColumns } from '#server/features/feeds/dialects/dialect.ts'
import { jsonDialect } from '#server/features/feeds/dialects/json-dialect.ts'
import { objectOfFirstLine } from '#server/features/feeds/dialects/json-records.ts'
import { flatten } from '#server/features/feeds/reading/json-value.ts'

const NEEDED = ['id', 'title', 'aw_deep_link']

/** Awin's enhanced feed: Google's names in groups, one product per line. */
export const awinJsonl = jsonDialect({
  name: 'awin-jsonl',
  columns: {
    externalId: ['id'],
    name: ['title'],
    description: ['description'],
    link: ['aw_deep_link'],
    retailerLink: ['link'],
    imageUrl: ['image_link'],
    moreImageUrls: ['additional_image_link'],
    price: ['price'],
    salePrice: ['sale_price'],
    salePeriod: ['sale_price_effective_date'],
    delivery: ['shipping', 'delivery_cost'],
    advertiserName: ['advertiser_name'],
    advertiserId: ['advertiser_id'],
    category: ['product_type'],
    secondCategory: ['google_product_category'],
    availability: ['availability'],
    brand: ['brand'],
    gtin: ['gtin'],
    itemGroupId: ['item_group_id'],
    ...labelColumns(({ google }) => [google]),
  },
  recognize: (head) =>
    NEEDED.every((name) => namesOfGroups(objectOfFirstLine(head)).has(name))
      ? { isMatch: true }
      : {
          isMatch: false,
          nearness: 0,
          lacks: 'awin-jsonl needs id, title, and aw_deep_link on each line',
        },
  placeOf: () => 'lines',
  textsOf: namesOfGroups,
})

/** Groups differ between versions, so values are also found by their bare name. */
function namesOfGroups(value: unknown): Map<string, string> {
  const texts = flatten(value)
  for (const [place, text] of [...texts]) {
    const [, name, index, deeper] = place.split('.')
    if (name === undefined || deeper !== undefined || (index !== undefined && !/^\d+$/.test(index))) continue
    const bare = index === undefined ? name : `${name}.${index}`
    if (!texts.has(bare)) texts.set(bare, text)
  }
  return texts
}
