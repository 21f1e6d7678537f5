import type { FeedOptions } from '#shared/inputs/feeds.ts'
import { AWKWARD_PRODUCTS } from './awkward-products.ts'
import { CLAIMING_PRODUCTS } from './claiming-products.ts'
import { EVERYDAY_PRODUCTS } from './everyday-products.ts'
import { WRITTEN_MAPPING, type WrittenProduct } from './written-feed.ts'

export const EVERYDAY_CATEGORY = 'Nappies & wipes'

export type Trouble =
  | 'arrived as a login page'
  | 'lost most of its products'
  | 'became unreadable'
  | 'was cut off'
  | 'was canceled'
  | 'was rolled back'

export interface PlannedFeed {
  name: string
  made: { dialect: string; rows: number; market?: string; delimiter?: string }
  options?: FeedOptions
  schedule?: string
  isOff?: boolean
  /** For how many days it has been read, once a day. */
  days?: number
  trouble?: Trouble
}

/** Twelve of the sixteen; the last and those written by hand follow. */
export const PLANNED_FEEDS: PlannedFeed[] = [
  {
    name: 'Awin, all of Sweden',
    made: { dialect: 'awin-csv', rows: 2_400 },
    schedule: '30 4 * * *',
    days: 90,
  },
  {
    name: 'Awin, four markets with pipes and gzip',
    made: { dialect: 'awin-csv', rows: 900, market: 'all', delimiter: 'pipe' },
    schedule: '0 */6 * * *',
    trouble: 'was rolled back',
  },
  {
    name: 'Tultavik',
    made: { dialect: 'google-tsv', rows: 800, market: 'dk' },
    options: { advertiserName: 'Ærtebo', currency: 'DKK' },
    schedule: '15 5 * * *',
    trouble: 'lost most of its products',
  },
  {
    name: 'Adtraction XML',
    made: { dialect: 'adtraction-xml-zip', rows: 700 },
    options: { advertiserName: 'Sovstugan Östra', currency: 'SEK' },
    schedule: '45 3 * * *',
    trouble: 'arrived as a login page',
  },
  {
    name: 'Adtraction med en mycket lång rubrik för butiken i Ørsta',
    made: { dialect: 'adtraction-tsv-zip', rows: 700, market: 'no' },
    options: { advertiserName: 'Småtassen', currency: 'NOK' },
    schedule: '50 3 * * *',
    trouble: 'was cut off',
  },
  {
    name: 'Adtraction (Google)',
    made: { dialect: 'adtraction-google-zip', rows: 600 },
    options: { advertiserName: 'Vagnåsen' },
    trouble: 'was canceled',
  },
  { name: 'Tradedoubler', made: { dialect: 'tradedoubler-json', rows: 500 }, schedule: '0 2 * * 1' },
  {
    name: 'CJ',
    made: { dialect: 'cj-xml-zip', rows: 600, market: 'eu' },
    options: { currency: 'EUR', categoryRules: [{ text: 'Baby & Toddler > Nursing', category: 'Feeding' }] },
    schedule: '10 1 * * *',
  },
  { name: 'Rakuten', made: { dialect: 'rakuten-txt', rows: 600, market: 'eu' }, schedule: '20 1 * * *' },
  {
    name: 'WooCommerce <own & "quoted">',
    made: { dialect: 'woo-csv', rows: 400 },
    options: { advertiserName: 'Pyttesand', currency: 'SEK' },
  },
  {
    name: 'Shopify',
    made: { dialect: 'shopify-csv', rows: 400 },
    options: {
      advertiserName: 'Nallemark & Co',
      currency: 'SEK',
      linkTemplate: 'https://www.nallemark.example/products/{handle}',
    },
    isOff: true,
  },
  {
    name: 'Klädkammaren',
    made: { dialect: 'awin-csv', rows: 500, delimiter: 'tab' },
    trouble: 'became unreadable',
  },
]

/** Its products are as many as are missing from the month's number. */
export const LAST_FEED: Omit<PlannedFeed, 'made'> & { made: Omit<PlannedFeed['made'], 'rows'> } = {
  name: 'Google Merchant',
  made: { dialect: 'google-xml' },
  options: { advertiserName: 'Jollerlund', currency: 'SEK' },
  schedule: '5 4 * * *',
}

export interface WrittenFeed {
  name: string
  prefix: string
  products: WrittenProduct[]
  options: FeedOptions
}

const written: FeedOptions = { mapping: WRITTEN_MAPPING, currency: 'SEK' }
const everydayRules = ['Blöjor', 'Våtservetter', 'Barnmat'].map((text) => ({
  text,
  category: EVERYDAY_CATEGORY,
}))

/** Read once, in the beginning. */
export const WRITTEN_FEEDS: WrittenFeed[] = [
  { name: 'Änglabarn & Söner', prefix: 'AWK', products: AWKWARD_PRODUCTS, options: written },
  { name: 'Lövsjö', prefix: 'LEAF', products: CLAIMING_PRODUCTS, options: written },
  {
    name: 'Vardagsvaror',
    prefix: 'DAY',
    products: EVERYDAY_PRODUCTS,
    options: { ...written, categoryRules: everydayRules },
  },
]
