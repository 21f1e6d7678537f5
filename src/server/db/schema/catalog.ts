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
import { flag, rowId, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { CLICK_PLACEMENTS } from '#shared/inputs/clicks.ts'
import { DEFAULT_CURRENCY } from '#shared/limits.ts'
import { CATEGORY_COLORS, CATEGORY_ICONS } from '#shared/products/categories.ts'
import { PARTNER_CATEGORIES } from '#shared/products/partner-categories.ts'
import { BETWEEN_WORDS } from '#shared/text/text-folding.ts'
import { UNKNOWN_THING } from '#shared/things/named-thing.ts'
import { CONTENT_UNITS } from '#shared/unit-prices/content-of.ts'
import { VARIANT_KINDS } from '#shared/variants/variant-kinds.ts'

/** Runs of spaces are collapsed three times: eight become one. */
function spacedWords(column: string): string {
  const spaced = [...BETWEEN_WORDS].reduce((text, mark) => `replace(${text}, '${mark}', ' ')`, column)
  const single = Array.from({ length: 3 }).reduce<string>((text) => `replace(${text}, '  ', ' ')`, spaced)
  return `(' ' || trim(${single}) || ' ')`
}

export const categories = sqliteTable(
  'categories',
  {
    id: rowId(),
    /** The category's key in products: its first short name, which stays when the category is renamed. */
    key: text('short').notNull().unique(),
    /** The name in URLs, the API and pages. */
    short: text('short_name').notNull().default(''),
    name: text('name').notNull().unique(),
    description: text('description').notNull(),
    tagline: text('tagline').notNull().default(''),
    color: text('color', { enum: CATEGORY_COLORS }).notNull().default('sand'),
    icon: text('icon', { enum: CATEGORY_ICONS }).notNull().default('baby'),
    /** The path of a picture below `/images` without its extension. */
    picture: text('picture').notNull().default('products/cotton-bodysuits'),
    /** Hidden categories are not linked in the shop. */
    isHidden: flag('is_hidden').notNull().default(false),
    /** Deleted, while its products are still being moved to `successorId`, or to no category. */
    isLeaving: flag('is_leaving').notNull().default(false),
    successorId: integer('successor_id').references((): AnySQLiteColumn => categories.id),
    /** For search engines; when empty, made of name and description. */
    searchTitle: text('search_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    position: integer('position').notNull(),
    /** Rises with each edit, so that concurrent edits are detected. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('categories_short_name').on(table.short)],
)

/** Former short names of categories, and those of deleted ones; they redirect permanently. */
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
    id: rowId(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    category: text('category').references(() => categories.key),
    priceMinor: integer('price_minor'),
    listPriceMinor: integer('list_price_minor'),
    currency: text('currency').notNull().default(DEFAULT_CURRENCY),
    imageUrl: text('image_url'),
    /** A JSON array of further pictures. */
    moreImageUrls: text('more_image_urls'),
    /** The cost of delivery in its currency; null when unknown, which differs from free. */
    deliveryMinor: integer('delivery_minor'),
    affiliateLink: text('affiliate_link'),
    /** The retailer's own URL of the product, without a network; it may be requested (decision 64). */
    retailerLink: text('retailer_link'),
    advertiserName: text('advertiser_name'),
    advertiserId: text('advertiser_id'),
    advertiserLogoUrl: text('advertiser_logo_url'),
    /** A percentage; null when unknown, which differs from none. */
    commission: text('commission'),
    isBestSeller: flag('is_best_seller').notNull().default(false),
    isEditorsPick: flag('is_editors_pick').notNull().default(false),
    rating: real('rating'),
    reviews: integer('reviews'),
    brand: text('brand'),
    gtin: text('gtin'),
    inStock: flag('in_stock').notNull().default(true),
    /** `manual`, `sample`, or the name of its feed. */
    source: text('source').notNull().default('manual'),
    externalId: text('external_id'),
    contentHash: text('content_hash'),
    /** Hash of the feed's raw record; an unchanged record is not even mapped. */
    recordHash: text('record_hash'),
    priceReadAt: time('price_read_at'),
    /** Set when a feed no longer lists it. The product leaves the shop and keeps its favorites and history. */
    delistedAt: time('gone_at'),
    createdAt: timeOfInsert('created_at'),
    updatedAt: timeOfInsert('updated_at'),
    nameSort: text('name_sort').notNull(),
    /** Folded name, description, retailer and brand, plus synonyms, for searching. */
    searchText: text('search_text').notNull(),
    /** The product type that the name states, as in the index of names. */
    thing: text('thing').notNull().default(UNKNOWN_THING),
    /** The generic environmental claims of its name and description, verbatim; null when there are none. */
    claims: text('claims'),
    /** The feed's name for the item that this is a variant of. */
    itemGroupId: text('item_group_id'),
    /** The feed's value, or else read from the name. */
    size: text('size'),
    color: text('color'),
    material: text('material'),
    /** The contents of a package, as the feed says it: `64 ct`, `750 ml`. */
    unitMeasure: text('unit_measure'),
    /** The contents when feed or name are unambiguous (`shared/unit-prices`); null otherwise. */
    contentAmount: integer('content_amount'),
    contentUnit: text('content_unit', { enum: CONTENT_UNITS }),
    /** The feed's value: `infant`, `0-6 months`. */
    ageGroup: text('age_group'),
    /** The age range in months, when certain (`shared/ages`). The last month is excluded; null means no end. */
    ageFromMonths: integer('age_from_months'),
    ageToMonths: integer('age_to_months'),
    /** The sizes and ages that match it (`filter-values.ts`). For a group's front also those of the whole group. */
    filterValues: text('filter_values'),
    groupFilterValues: text('group_filter_values'),
    /** Rows with equal values are variants of one item (`shared/variants`); null when there can be none. */
    variantGroup: text('variant_group'),
    /** False for a variant behind another. The shop lists fronts; a row without variants is one. */
    isFront: flag('is_front').notNull().default(true),
    /** The number and kind of options in its group; 0 for a row without variants. */
    variantCount: integer('variant_count').notNull().default(0),
    variantKind: text('variant_kind', { enum: VARIANT_KINDS }),
    /** The words of the folded name between single spaces, including one at each end. */
    nameWords: text('name_words').generatedAlwaysAs(sql.raw(spacedWords('name_sort')), { mode: 'virtual' }),
    isVisible: integer('is_shown').generatedAlwaysAs(sql`(gone_at is null and is_front)`, {
      mode: 'virtual',
    }),
    /** Picks start at 2; among equals the one in stock is higher. */
    shopRank: integer('shop_rank').generatedAlwaysAs(
      sql`((is_editors_pick or is_best_seller) * 2 + in_stock)`,
      { mode: 'virtual' },
    ),
    /** Minor units of `comparedIn` for one of its own, by an exchange rate; null without one. Written by triggers. */
    minorRate: real('minor_rate'),
    comparedIn: text('compared_in'),
    /** Prices compare only within a group: the currency, or a value that sorts last when there is no price. */
    priceGroup: text('price_group').generatedAlwaysAs(
      sql`(case when price_minor is null then '~' else coalesce(compared_in, currency) end)`,
      { mode: 'virtual' },
    ),
    /** The price in minor units of its group's currency. */
    comparedMinor: integer('compared_minor').generatedAlwaysAs(
      sql`(coalesce(cast(round(price_minor * minor_rate) as integer), price_minor))`,
      { mode: 'virtual' },
    ),
    /**
     * Damped number of visits to its retailer from many networks (`features/clicks/popularity/popularity-of.ts`);
     * written only by a job.
     */
    popularity: integer('popularity').notNull().default(0),
    /** The band of its price, at bounds of 1, 2, 5, 10, 20, 50, ... minor units; -1 without a price. */
    priceBand: integer('price_band').generatedAlwaysAs(
      sql`(case when price_minor is null then -1 else length(compared_minor) * 3 - 3 + (substr(compared_minor, 1, 1) >= '2') + (substr(compared_minor, 1, 1) >= '5') end)`,
      { mode: 'virtual' },
    ),
    /** The unit of the unit price; null when none is displayed. */
    pricedUnit: text('priced_unit').generatedAlwaysAs(
      sql`(case when compared_minor > 0 then content_unit end)`,
      { mode: 'virtual' },
    ),
    /** The compared price of one piece, gram or milliliter, in minor units. */
    unitMinor: real('unit_minor').generatedAlwaysAs(
      sql`(case when compared_minor > 0 then compared_minor * 1.0 / content_amount end)`,
      { mode: 'virtual' },
    ),
  },
  (table) => {
    const listed = sql`gone_at is null`
    const whereVisible = sql`is_shown = 1`
    return [
      uniqueIndex('products_source_external_id').on(table.source, table.externalId),
      index('products_listed_by_source').on(table.source, table.id).where(listed),
      index('products_featured')
        .on(table.shopRank, table.popularity, table.createdAt, table.id)
        .where(whereVisible),
      index('products_category_featured')
        .on(table.category, table.shopRank, table.popularity, table.createdAt, table.id)
        .where(whereVisible),
      index('products_retailer_featured')
        .on(table.advertiserName, table.shopRank, table.popularity, table.createdAt, table.id)
        .where(whereVisible),
      index('products_name').on(table.nameSort, table.id).where(whereVisible),
      index('products_category_name').on(table.category, table.nameSort, table.id).where(whereVisible),
      // The unit is included for reading: a sort by unit price reads products without one along these indexes.
      // The sorts by price, of all products and within a category.
      index('products_price_up')
        .on(table.priceGroup, table.comparedMinor, sql`id desc`, table.contentUnit)
        .where(whereVisible),
      index('products_price_down')
        .on(table.priceGroup, sql`compared_minor desc`, table.id, table.contentUnit)
        .where(whereVisible),
      index('products_category_price_up')
        .on(table.category, table.priceGroup, table.comparedMinor, sql`id desc`, table.contentUnit)
        .where(whereVisible),
      index('products_category_price_down')
        .on(table.category, table.priceGroup, sql`compared_minor desc`, table.id, table.contentUnit)
        .where(whereVisible),
      index('products_unit_price')
        .on(table.pricedUnit, table.priceGroup, table.unitMinor, sql`id desc`)
        .where(sql`is_shown = 1 and priced_unit is not null`),
      index('products_category_unit_price')
        .on(table.category, table.pricedUnit, table.priceGroup, table.unitMinor, sql`id desc`)
        .where(sql`is_shown = 1 and priced_unit is not null`),
      index('products_similar')
        .on(table.thing, table.priceGroup, table.comparedMinor, table.id)
        .where(sql`is_shown = 1 and in_stock = 1`),
      // Sorted as the fronts of groups are chosen.
      index('products_variants')
        .on(table.variantGroup, sql`shop_rank desc`, table.priceGroup, table.comparedMinor, table.id)
        .where(sql`variant_group is not null and gone_at is null`),
      index('products_behind').on(table.variantGroup).where(sql`is_front = 0`),
      // Covers all filters of the admin's table, so that counting and paging read no row.
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

/** A row of a product, deleted with it. */
export const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** Number of listed products per category (`''` for none), and of those in lists. Written by triggers. */
export const catalogCounts = sqliteTable('catalogue_counts', {
  category: text('category').primaryKey(),
  listed: integer('listed').notNull(),
  visible: integer('shown').notNull().default(0),
})

/** Number of products in lists for each combination of filters, by triggers. Empty text means none. */
export const catalogFacets = sqliteTable(
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

/** The products that match each size and age, maintained by triggers. Without row ids: the table is its own index. */
export const catalogFilters = sqliteTable(
  'catalogue_filters',
  {
    value: text('value').notNull(),
    productId: integer('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.value, table.productId] })],
)

/** The exchange rates that products have now; triggers read them for each new product (`products/conversions`). */
export const conversions = sqliteTable('conversions', {
  currency: text('currency').primaryKey(),
  comparedIn: text('compared_in').notNull(),
  minorRate: real('minor_rate').notNull(),
  /** False while products of this currency still have another rate. */
  isDone: flag('is_done').notNull(),
})

/** The words of listed products' names, brands, retailers and types, for correcting misspelled searches. */
export const searchWords = sqliteTable('search_words', {
  word: text('word').primaryKey(),
  spelling: text('shown').notNull(),
  products: integer('products').notNull(),
})

/** One row whose version every catalog write raises by trigger; cached pages compare with it. */
export const catalogVersion = sqliteTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  changedAt: time('changed_at').notNull(),
  /** The version of the product words that products were derived with. */
  things: text('things').notNull().default(''),
  /** 1 inside a bulk transaction, which raises the version and fills the index itself. Never committed. */
  bulk: integer('bulk').notNull().default(0),
})

/**
 * Periods for which a product had a price, according to its source. Periods of one product never overlap; the last one
 * continues while `untilAt` is null.
 */
export const observedPrices = sqliteTable(
  'observed_prices',
  {
    productId: productId(),
    fromAt: time('from_at').notNull(),
    untilAt: time('until_at'),
    priceMinor: integer('price_minor').notNull(),
    currency: text('currency').notNull(),
    /** Rises with each change of currency or retailer; prices of different series are never compared. */
    series: integer('series').notNull().default(0),
    /** True for prices of a run that was rolled back; stored, but never counted. */
    isWithdrawn: flag('is_withdrawn').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.productId, table.fromAt] })],
)

/**
 * Products whose price may be displayed as reduced, by the rule in force when it was observed. Any write to a product's
 * prices deletes its row, and so does a gap of its source.
 */
export const priceReductions = sqliteTable(
  'price_reductions',
  {
    productId: productId().primaryKey(),
    source: text('source').notNull(),
    percent: integer('percent').notNull(),
    priorMinor: integer('prior_minor').notNull(),
    sinceAt: time('since_at').notNull(),
  },
  (table) => [
    index('price_reductions_newest').on(table.sinceAt),
    index('price_reductions_source').on(table.source),
  ],
)

/**
 * Doubted prices, with the trusted one before. Any write to a product's prices deletes its row, except for the same
 * price seen again.
 */
export const heldPrices = sqliteTable(
  'held_prices',
  {
    productId: productId().primaryKey(),
    beforeMinor: integer('before_minor').notNull(),
    priceMinor: integer('price_minor').notNull(),
    currency: text('currency').notNull(),
    /** When the price was first observed, and when it will be trusted if it persists. */
    sinceAt: time('since_at').notNull(),
    untilAt: time('until_at').notNull(),
    refusedAt: time('refused_at'),
  },
  (table) => [index('held_prices_newest').on(table.refusedAt, table.sinceAt)],
)

/** Periods in which a source was silent for too long to confirm its prices. */
export const observationGaps = sqliteTable(
  'observation_gaps',
  {
    source: text('source').notNull(),
    fromAt: time('from_at').notNull(),
    untilAt: time('until_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.fromAt] })],
)

export const partners = sqliteTable('partners', {
  id: rowId(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
  logo: text('logo'),
  commission: text('commission').notNull(),
  website: text('website').notNull(),
  category: text('category', { enum: PARTNER_CATEGORIES }).notNull(),
  position: integer('position').notNull(),
})

/** Clicks to retailers as daily sums: no person, no address, no cookie. */
export const clicks = sqliteTable(
  'clicks',
  {
    day: text('day').notNull(),
    /** 0 for a link in a text that names no product. */
    productId: integer('product_id').notNull(),
    /** The retailer's name; for a link without product its partner's name, else its host. */
    advertiserName: text('advertiser_name').notNull().default(''),
    placement: text('placement', { enum: CLICK_PLACEMENTS }).notNull(),
    /** The page as `pageKey` writes it; empty for clicks counted before pages were. */
    page: text('page').notNull().default(''),
    count: integer('count').notNull().default(0),
    /** The number of networks, each counted once per day and product, in the first placement's row. */
    networks: integer('networks').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.productId, table.placement, table.page, table.advertiserName] }),
  ],
)

/** Views of pages as daily sums: no person, no address, no cookie. */
export const pageViews = sqliteTable(
  'page_views',
  {
    day: text('day').notNull(),
    /** As `pageKey` writes it. */
    page: text('page').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
)
