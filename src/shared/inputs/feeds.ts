import { z } from 'zod'
import { LABEL_FIELDS } from '#shared/feeds/feed-labels.ts'
import { MAX_CATEGORY_RULES } from '#shared/feeds/feed-limits.ts'
import { commissionText } from '#shared/inputs/commission.ts'
import { LIST_PAGE_SIZE } from '#shared/limits.ts'
import { CATEGORY_TEXT_MAX_LENGTH } from '#shared/products/categories.ts'
import { isFromFeed } from '#shared/products/product-sources.ts'
import { TEXT_LANGUAGES } from '#shared/text/text-languages.ts'

export const FEED_LOCATIONS = ['address', 'upload', 'path'] as const
export const FEED_RUN_KINDS = ['import', 'rollback'] as const
/** `partial`: something is missing or withheld; `interrupted`: the process ended before the run did. */
export const FEED_RUN_STATUSES = [
  'running',
  'done',
  'partial',
  'failed',
  'canceled',
  'interrupted',
  'rolled-back',
] as const

/**
 * Fields that a feed column can map to; a product needs the first three.
 *
 * `retailerLink` is the retailer's own when `link` is a network's. `salePrice` replaces `price` during `salePeriod`
 * (`from/to`, ISO 8601), or always without a period.
 */
export const FEED_FIELDS = [
  'externalId',
  'name',
  'link',
  'description',
  'imageUrl',
  'moreImageUrls',
  'price',
  'salePrice',
  'salePeriod',
  'listPrice',
  'delivery',
  'currency',
  'advertiserName',
  'advertiserId',
  'advertiserLogoUrl',
  'category',
  'secondCategory',
  'availability',
  'brand',
  'gtin',
  'itemGroupId',
  ...LABEL_FIELDS,
  'commission',
  'rating',
  'reviews',
  'isBestSeller',
  'isEditorsPick',
  'retailerLink',
] as const

/** Fields of which a record may have several values, one in each line of the text. */
export const SEVERAL_VALUES: readonly FeedField[] = ['moreImageUrls', 'delivery']

export type FeedField = (typeof FEED_FIELDS)[number]

const LABEL_MAX_LENGTH = 100
const label = z.string().trim().max(LABEL_MAX_LENGTH).optional()

const categoryRule = z.object({
  /** A category of the feed, or the beginning of its path. */
  text: z.string().trim().min(1).max(300),
  /** A category of the shop; `skip` leaves such products out. */
  category: z.string().trim().min(1, 'Choose a category').max(CATEGORY_TEXT_MAX_LENGTH),
})

export const feedOptions = z.object({
  advertiserName: label,
  advertiserId: label,
  /** Used when neither the price nor its column names a currency. */
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Must be a code of three letters, such as SEK')
    .optional(),
  /** Used when no column has one; without either, the commission is unknown. */
  commission: commissionText.optional(),
  /** For exports without URLs; `{handle}` stands for the external id. */
  linkTemplate: z.string().trim().max(1_000).optional(),
  /** For each field, the feed's columns in order of preference. */
  mapping: z.partialRecord(z.enum(FEED_FIELDS), z.array(z.string().min(1).max(200)).max(5)).optional(),
  categoryRules: z.array(categoryRule).max(MAX_CATEGORY_RULES).optional(),
  /** The network's parameter that tells the origin of a click, such as `clickref`. */
  subIdParameter: z
    .string()
    .trim()
    .regex(/^[\w.-]{1,40}$/, 'Must be the name of a parameter, such as clickref')
    .optional(),
  /** Removes generic environmental claims from names and descriptions. */
  /** Adds no sub-id to the feed's links, whichever their network. */
  withoutSubId: z.boolean().optional(),
  hideClaims: z.boolean().optional(),
  /** The language of names and descriptions, if not the shop's English. */
  language: z.enum(TEXT_LANGUAGES, 'Choose a language').optional(),
})

export type FeedOptions = z.infer<typeof feedOptions>
export type CategoryRule = z.infer<typeof categoryRule>

export const PREVIEW_PRODUCTS = 50

const feedName = z
  .string()
  .trim()
  .min(1, 'Give the feed a name')
  .max(60)
  .refine(isFromFeed, 'The shop itself uses that name. Choose another one.')

const feedLocation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('address'),
    location: z.url({ protocol: /^https?$/, error: 'Must begin with http:// or https://' }).max(2_000),
  }),
  z.object({ kind: z.literal('upload'), location: z.uuid('Upload a file first') }),
  z.object({ kind: z.literal('path'), location: z.string().trim().min(1).max(1_000) }),
])

const feedCredentials = z.object({
  user: z.string().max(200),
  password: z.string().max(200),
})

export const feedInput = z.object({
  name: feedName,
  place: feedLocation,
  /** Null removes them, undefined leaves them unchanged. */
  credentials: feedCredentials.nullish(),
  dialect: z.string().max(40).nullish(),
  options: feedOptions.default({}),
  /** A cron expression such as `0 4 * * *`; null for none. */
  schedule: z.string().trim().max(60).nullish(),
  enabled: z.boolean().default(true),
})

export const feedInspectionInput = z.object({
  /** An existing feed. Omitted credentials default to the stored ones, if the file comes from the stored host. */
  id: z.int().positive().optional(),
  name: feedName.default('preview'),
  place: feedLocation,
  credentials: feedCredentials.nullish(),
  dialect: z.string().max(40).nullish(),
  options: feedOptions.default({}),
})

export const feedIdInput = z.object({ id: z.int().positive() })
export const feedUpdateInput = feedInput.extend(feedIdInput.shape)
export const feedRunInput = feedIdInput.extend({ overrideSafetyLimits: z.boolean().default(false) })
export const feedRunIdInput = z.object({ runId: z.int().positive() })
export const rejectionsInput = feedRunIdInput.extend({ after: z.int().min(-1).default(-1) })
export const feedRunsInput = feedIdInput.extend({
  limit: z.int().min(1).max(100).default(LIST_PAGE_SIZE),
  before: z.int().positive().optional(),
})

export type FeedInput = z.infer<typeof feedInput>
export type FeedInspectionInput = z.infer<typeof feedInspectionInput>
