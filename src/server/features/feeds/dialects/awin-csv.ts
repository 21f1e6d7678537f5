import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'

/** Awin's product feed; the publisher chooses the columns and the delimiter. */
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
