import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { CLICK_PLACEMENTS } from '#shared/inputs/clicks.ts'
import { DEFAULT_CURRENCY } from '#shared/limits.ts'
import { CATEGORY_COLORS, CATEGORY_ICONS } from '#shared/products/categories.ts'
import { PARTNER_CATEGORIES } from '#shared/products/partner-categories.ts'
import { BETWEEN_WORDS } from '#shared/text/text-folding.ts'
import { UNKNOWN_THING } from '#shared/things/named-thing.ts'
import { CONTENT_UNITS } from '#shared/unit-prices/content-of.ts'
import { VARIANT_KINDS } from '#shared/variants/variant-kinds.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

/** Runs of spaces are brought together three times: eight become one. */
function spacedWords(column: string): string {
  const spaced = [...BETWEEN_WORDS].reduce((text, mark) => `replace(${text}, '${mark}', ' ')`, column)
  const single = Array.from({ length: 3 }).reduce<string>((text) => `replace(${text}, '  ', ' ')`, spaced)
  return `(' ' || trim(${single}) || ' ')`
}

export const categories = sqliteTable(
  'categories',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** What products have: its first short name, which stays when the category is renamed. */
    key: text('short').notNull().unique(),
    /** What addresses, the API and pages have. */
    short: text('short_name').notNull().default(''),
    name: text('name').notNull().unique(),
    description: text('description').notNull(),
    tagline: text('tagline').notNull().default(''),
    color: text('color', { enum: CATEGORY_COLORS }).notNull().default('sand'),
    icon: text('icon', { enum: CATEGORY_ICONS }).notNull().default('baby'),
    /** The path of a picture below `/images` without its ending. */
    picture: text('picture').notNull().default('products/cotton-bodysuits'),
    /** The shop does not lead to it. */
    isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
    /** Deleted, while its products are still on their way to `successorId`, or to no category. */
    isLeaving: integer('is_leaving', { mode: 'boolean' }).notNull().default(false),
    successorId: integer('successor_id').references((): AnySQLiteColumn => categories.id),
    /** For search engines; empty where they are made of name and description. */
    searchTitle: text('search_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    position: integer('position').notNull(),
    /** Rises with each edit, so that two editors notice each other. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('categories_short_name').on(table.short)],
)

/** Short names that categories once had, and those of deleted ones: they lead to the category for good. */
export const formerCategoryNames = sqliteTable('former_category_names', {
  /** In lower case. */
  name: text('name').primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
})

export const products = sqliteTable(
  'products',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** The key of its category. */
    category: text('category').references(() => categories.key),
    priceMinor: integer('price_minor'),
    listPriceMinor: integer('list_price_minor'),
    currency: text('currency').notNull().default(DEFAULT_CURRENCY),
    imageUrl: text('image_url'),
    affiliateLink: text('affiliate_link'),
    /** The retailer’s own address of it, without a network: what may be asked for (decision 64). */
    retailerLink: text('retailer_link'),
    advertiserName: text('advertiser_name'),
    advertiserId: text('advertiser_id'),
    advertiserLogoUrl: text('advertiser_logo_url'),
    /** A percentage; null where it is not known, which is not the same as none. */
    commission: text('commission'),
    isBestSeller: integer('is_best_seller', { mode: 'boolean' }).notNull().default(false),
    isEditorsPick: integer('is_editors_pick', { mode: 'boolean' }).notNull().default(false),
    rating: real('rating'),
    reviews: integer('reviews'),
    brand: text('brand'),
    gtin: text('gtin'),
    inStock: integer('in_stock', { mode: 'boolean' }).notNull().default(true),
    /** `manual`, `sample` or the name of the feed that brought it. */
    source: text('source').notNull().default('manual'),
    externalId: text('external_id'),
    contentHash: text('content_hash'),
    /** Of the feed's record as it arrived: an equal one is not even mapped. */
    recordHash: text('record_hash'),
    priceReadAt: integer('price_read_at', { mode: 'timestamp_ms' }),
    /** Set when a feed no longer lists it: it leaves the shop and keeps its favourites and history. */
    delistedAt: integer('gone_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull().default(now),
    /** Folded name, for the alphabetical order. */
    nameSort: text('name_sort').notNull(),
    /** Folded name, description, retailer and brand, and what else the thing is called: what a search looks through. */
    searchText: text('search_text').notNull(),
    /** Which thing the name says that it is, as the index of names has it. */
    thing: text('thing').notNull().default(UNKNOWN_THING),
    /** The generic environmental claims of its name and description, as they stand there; null where there are none. */
    claims: text('claims'),
    /** What the feed calls the item that this is a variant of. */
    itemGroupId: text('item_group_id'),
    /** As the feed says it, or else the name. */
    size: text('size'),
    color: text('color'),
    material: text('material'),
    /** How much a package has, as the feed says it: `64 ct`, `750 ml`. */
    unitMeasure: text('unit_measure'),
    /** The same where feed or name leave no doubt (`shared/unit-prices`); null otherwise. */
    contentAmount: integer('content_amount'),
    contentUnit: text('content_unit', { enum: CONTENT_UNITS }),
    /** As the feed says it: `infant`, `0-6 months`. */
    ageGroup: text('age_group'),
    /** For which months of a life it is, where that is certain (`shared/ages`); the last one not included, null is no end. */
    ageFromMonths: integer('age_from_months'),
    ageToMonths: integer('age_to_months'),
    /** The sizes and ages that it is found by (`filter-values.ts`), and those of its whole group where it stands in front of one. */
    filterValues: text('filter_values'),
    groupFilterValues: text('group_filter_values'),
    /** Rows with the same one are variants of one item (`shared/variants`); null where there can be none. */
    variantGroup: text('variant_group'),
    /** False for a variant that stands behind another: the shop lists the front, and a row that is alone is one. */
    isFront: integer('is_front', { mode: 'boolean' }).notNull().default(true),
    /** How many options its group has, and of what; 0 for a row that is alone. */
    variantCount: integer('variant_count').notNull().default(0),
    variantKind: text('variant_kind', { enum: VARIANT_KINDS }),
    /** The words of the folded name between single spaces, one before the first and one after the last. */
    nameWords: text('name_words').generatedAlwaysAs(sql.raw(spacedWords('name_sort')), { mode: 'virtual' }),
    /** Whether the shop's lists have it. */
    isShown: integer('is_shown').generatedAlwaysAs(sql`(gone_at is null and is_front)`, { mode: 'virtual' }),
    /** Picks from 2 up; of equals the one in stock is higher. */
    shopRank: integer('shop_rank').generatedAlwaysAs(
      sql`((is_editors_pick or is_best_seller) * 2 + in_stock)`,
      { mode: 'virtual' },
    ),
    /** Prices compare within it alone: the currency, or what sorts behind all of them where there is no price. */
    priceGroup: text('price_group').generatedAlwaysAs(
      sql`(case when price_minor is null then '~' else currency end)`,
      { mode: 'virtual' },
    ),
    /** How often visitors of many networks went to its retailer, damped (`features/clicks/popularity/popularity-of.ts`); written by a job alone. */
    popularity: integer('popularity').notNull().default(0),
    /** Which of the bands that 1, 2, 5, 10, 20, 50, ... minor units divide all prices into; -1 without a price. */
    priceBand: integer('price_band').generatedAlwaysAs(
      sql`(case when price_minor is null then -1 else length(price_minor) * 3 - 3 + (substr(price_minor, 1, 1) >= '2') + (substr(price_minor, 1, 1) >= '5') end)`,
      { mode: 'virtual' },
    ),
    /** What the price is told of a unit of; null where none is told. */
    pricedUnit: text('priced_unit').generatedAlwaysAs(
      sql`(case when price_minor > 0 then content_unit end)`,
      { mode: 'virtual' },
    ),
    /** What one piece, gram or milliliter costs, in minor units. */
    unitMinor: real('unit_minor').generatedAlwaysAs(
      sql`(case when price_minor > 0 then price_minor * 1.0 / content_amount end)`,
      { mode: 'virtual' },
    ),
  },
  (table) => {
    const listed = sql`gone_at is null`
    const shown = sql`is_shown = 1`
    return [
      uniqueIndex('products_source_external_id').on(table.source, table.externalId),
      index('products_listed_by_source').on(table.source, table.id).where(listed),
      index('products_featured').on(table.shopRank, table.popularity, table.createdAt, table.id).where(shown),
      index('products_category_featured')
        .on(table.category, table.shopRank, table.popularity, table.createdAt, table.id)
        .where(shown),
      index('products_retailer_featured')
        .on(table.advertiserName, table.shopRank, table.popularity, table.createdAt, table.id)
        .where(shown),
      index('products_name').on(table.nameSort, table.id).where(shown),
      index('products_category_name').on(table.category, table.nameSort, table.id).where(shown),
      // The unit is there to be read: in an order by the price of one, what has none is read along these.
      index('products_price_up')
        .on(table.priceGroup, table.priceMinor, sql`id desc`, table.contentUnit)
        .where(shown),
      index('products_price_down')
        .on(table.priceGroup, sql`price_minor desc`, table.id, table.contentUnit)
        .where(shown),
      index('products_category_price_up')
        .on(table.category, table.priceGroup, table.priceMinor, sql`id desc`, table.contentUnit)
        .where(shown),
      index('products_category_price_down')
        .on(table.category, table.priceGroup, sql`price_minor desc`, table.id, table.contentUnit)
        .where(shown),
      index('products_unit_price')
        .on(table.pricedUnit, table.priceGroup, table.unitMinor, sql`id desc`)
        .where(sql`is_shown = 1 and priced_unit is not null`),
      index('products_category_unit_price')
        .on(table.category, table.pricedUnit, table.priceGroup, table.unitMinor, sql`id desc`)
        .where(sql`is_shown = 1 and priced_unit is not null`),
      index('products_similar')
        .on(table.thing, table.priceGroup, table.priceMinor, table.id)
        .where(sql`is_shown = 1 and in_stock = 1`),
      // In the order in which the first stands in front.
      index('products_variants')
        .on(table.variantGroup, sql`shop_rank desc`, table.priceGroup, table.priceMinor, table.id)
        .where(sql`variant_group is not null and gone_at is null`),
      index('products_behind').on(table.variantGroup).where(sql`is_front = 0`),
      // All that the admin's table filters by, so that counting and paging read no row.
      index('products_changed').on(
        sql`updated_at desc`,
        sql`id desc`,
        table.source,
        table.category,
        table.delistedAt,
        table.advertiserName,
        table.priceMinor,
        table.currency,
        table.isEditorsPick,
        table.isBestSeller,
        table.inStock,
        sql`(image_url is null)`,
        sql`(description = '')`,
        sql`(claims is not null)`,
      ),
      index('products_claims').on(table.source).where(sql`claims is not null and gone_at is null`),
      // Favorites of integrators name a product by its link.
      index('products_popular').on(table.id).where(sql`popularity > 0`),
      index('products_link').on(table.affiliateLink).where(listed),
      index('products_retailer_link').on(table.id).where(sql`retailer_link is not null and gone_at is null`),
      index('products_brand').on(sql`brand collate nocase`).where(sql`is_shown = 1 and brand is not null`),
      index('products_gtin').on(table.gtin).where(sql`gtin is not null`),
      check('products_price_not_negative', sql`price_minor is null or price_minor >= 0`),
      check('products_rating_range', sql`rating is null or (rating >= 0 and rating <= 5)`),
      check('products_reviews_not_negative', sql`reviews is null or reviews >= 0`),
      check('products_currency_iso', sql`length(currency) = 3`),
      check(
        'products_link_http',
        sql`affiliate_link is null or affiliate_link like 'http://%' or affiliate_link like 'https://%'`,
      ),
      check('products_name_not_empty', sql`length(name) between 1 and 200`),
    ]
  },
)

/** Number of listed products a category (`''` for none), and of those the lists show, kept by triggers: counting never scans. */
export const catalogueCounts = sqliteTable('catalogue_counts', {
  category: text('category').primaryKey(),
  listed: integer('listed').notNull(),
  shown: integer('shown').notNull().default(0),
})

/** Number of products that the lists show for each combination of what the shop filters by, kept by triggers. Empty text is none. */
export const catalogueFacets = sqliteTable(
  'catalogue_facets',
  {
    category: text('category').notNull(),
    retailer: text('retailer').notNull(),
    priceGroup: text('price_group').notNull(),
    priceBand: integer('price_band').notNull(),
    isBestSeller: integer('is_best_seller').notNull(),
    isEditorsPick: integer('is_editors_pick').notNull(),
    listed: integer('listed').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.category,
        table.retailer,
        table.priceGroup,
        table.priceBand,
        table.isBestSeller,
        table.isEditorsPick,
      ],
    }),
  ],
)

/** Which products of the lists each size and age finds, kept by triggers. Without row ids: it is its own index. */
export const catalogueFilters = sqliteTable(
  'catalogue_filters',
  {
    value: text('value').notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.value, table.productId] })],
)

/** The words of the listed products' names, brands, retailers and things, which slips in searches are slips of. */
export const searchWords = sqliteTable('search_words', {
  word: text('word').primaryKey(),
  shown: text('shown').notNull(),
  products: integer('products').notNull(),
})

/** One row whose version every catalogue write raises (by trigger): what cached pages compare with. */
export const catalogueVersion = sqliteTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  changedAt: integer('changed_at', { mode: 'timestamp_ms' }).notNull(),
  /** With which words for things the products were derived. */
  things: text('things').notNull().default(''),
  /** 1 inside a bulk transaction, never committed so: it then raises the version and fills the text index itself. */
  bulk: integer('bulk').notNull().default(0),
})

/**
 * Stretches of time for which a product had a price, as its source told us. Those of one product never overlap; the last
 * one lasts while `untilAt` is null.
 */
export const observedPrices = sqliteTable(
  'observed_prices',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fromAt: integer('from_at', { mode: 'timestamp_ms' }).notNull(),
    untilAt: integer('until_at', { mode: 'timestamp_ms' }),
    priceMinor: integer('price_minor').notNull(),
    currency: text('currency').notNull(),
    /** Rises with each change of currency or retailer: prices of two series are never compared. */
    series: integer('series').notNull().default(0),
    /** Of a run that was rolled back: kept, and never counted. */
    isWithdrawn: integer('is_withdrawn', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.productId, table.fromAt] })],
)

/**
 * Products whose price may be told as reduced, as the rule said when the price was seen. Whatever is written to the prices
 * of a product takes its row away, and so does a gap of its source.
 */
export const priceReductions = sqliteTable(
  'price_reductions',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    percent: integer('percent').notNull(),
    priorMinor: integer('prior_minor').notNull(),
    sinceAt: integer('since_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    index('price_reductions_newest').on(table.sinceAt),
    index('price_reductions_source').on(table.source),
  ],
)

/**
 * Prices that are doubted, with the believed one before. Whatever is written to the prices of a product takes its row away,
 * but for the same price seen again.
 */
export const heldPrices = sqliteTable(
  'held_prices',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    beforeMinor: integer('before_minor').notNull(),
    priceMinor: integer('price_minor').notNull(),
    currency: text('currency').notNull(),
    /** When it was seen first, and when it will be believed if it still stands. */
    sinceAt: integer('since_at', { mode: 'timestamp_ms' }).notNull(),
    untilAt: integer('until_at', { mode: 'timestamp_ms' }).notNull(),
    /** When an administrator said that it is wrong. */
    refusedAt: integer('refused_at', { mode: 'timestamp_ms' }),
  },
  (table) => [index('held_prices_newest').on(table.refusedAt, table.sinceAt)],
)

/** Times at which a source was silent for too long to say that its prices stood. */
export const observationGaps = sqliteTable(
  'observation_gaps',
  {
    source: text('source').notNull(),
    fromAt: integer('from_at', { mode: 'timestamp_ms' }).notNull(),
    untilAt: integer('until_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.fromAt] })],
)

export const partners = sqliteTable('partners', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
  logo: text('logo'),
  commission: text('commission').notNull(),
  website: text('website').notNull(),
  category: text('category', { enum: PARTNER_CATEGORIES }).notNull(),
  position: integer('position').notNull(),
})

/** Outgoing clicks as daily sums: no person, no address, no cookie. */
export const clicks = sqliteTable(
  'clicks',
  {
    day: text('day').notNull(),
    productId: integer('product_id').notNull(),
    advertiserName: text('advertiser_name').notNull().default(''),
    placement: text('placement', { enum: CLICK_PLACEMENTS }).notNull(),
    count: integer('count').notNull().default(0),
    /** From how many networks, each counted once a day and product: in the row of the first placement. */
    networks: integer('networks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId, table.placement] })],
)
