import { recognition } from '#server/features/feeds/dialects/dialect.ts'
import { googleColumns } from '#server/features/feeds/dialects/google.ts'
import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'
import { jsonDialect } from '#server/features/feeds/dialects/json-dialect.ts'
import { objectOfFirstLine } from '#server/features/feeds/dialects/json-records.ts'
import { flatten } from '#server/features/feeds/reading/json-value.ts'

const NEEDED_NAMES = ['id', 'title', 'aw_deep_link']

export const awinCsv = headerRowDialect({
  name: 'awin-csv',
  delimiters: [',', '|', '\t', ';'],
  required: ['aw_product_id', 'product_name', 'aw_deep_link'],
  columns: {
    externalId: ['aw_product_id'],
    name: ['product_name'],
    description: ['description', 'product_short_description'],
    link: ['aw_deep_link'],
    retailerLink: ['merchant_deep_link'],
    imageUrl: ['merchant_image_url', 'large_image', 'aw_image_url'],
    moreImageUrls: [
      'large_image',
      'alternate_image',
      'alternate_image_two',
      'alternate_image_three',
      'alternate_image_four',
    ],
    price: ['search_price'],
    listPrice: ['rrp_price'],
    delivery: ['delivery_cost'],
    currency: ['currency'],
    advertiserName: ['merchant_name'],
    advertiserId: ['merchant_id'],
    category: ['merchant_category'],
    secondCategory: ['category_name'],
    availability: ['in_stock'],
    brand: ['brand_name'],
    gtin: ['ean', 'product_gtin', 'upc'],
    itemGroupId: ['parent_product_id'],
    size: ['fashion:size'],
    color: ['colour'],
  },
})

/** Awin's enhanced feed: Google's names in groups, one product per line. */
export const awinJsonl = jsonDialect({
  name: 'awin-jsonl',
  columns: {
    ...googleColumns((name) => [name]),
    link: ['aw_deep_link'],
    delivery: ['shipping', 'delivery_cost'],
    advertiserName: ['advertiser_name'],
    advertiserId: ['advertiser_id'],
  },
  recognize: (head) =>
    recognition(
      NEEDED_NAMES.every((name) => namesOfGroups(objectOfFirstLine(head)).has(name)),
      'awin-jsonl needs id, title, and aw_deep_link on each line',
    ),
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
