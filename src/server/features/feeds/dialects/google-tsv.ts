import { labelColumns } from '#server/features/feeds/dialects/dialect.ts'
import { headerRowDialect } from '#server/features/feeds/dialects/header-row.ts'

/** Google Merchant's text feed, usually with tabs, and CJ's, which names the retailer of each row. */
export const googleTsv = headerRowDialect({
  name: 'google-tsv',
  delimiters: ['\t', ',', '|', ';'],
  required: ['id', 'title', 'link'],
  columns: {
    externalId: ['id'],
    name: ['title'],
    description: ['description'],
    link: ['link'],
    retailerLink: ['link'],
    imageUrl: ['image_link', 'image link'],
    moreImageUrls: ['additional_image_link', 'additional image link'],
    price: ['price'],
    salePrice: ['sale_price', 'sale price'],
    salePeriod: ['sale_price_effective_date', 'sale price effective date'],
    delivery: ['shipping', 'shipping(price)'],
    advertiserName: ['program_name'],
    category: ['product_type', 'product type'],
    secondCategory: ['google_product_category', 'google product category', 'google_product_category_name'],
    availability: ['availability'],
    brand: ['brand'],
    gtin: ['gtin'],
    itemGroupId: ['item_group_id', 'item group id'],
    ...labelColumns(({ google }) => [google, google.replaceAll('_', ' ')]),
  },
})
