import {
  headingKey,
  headingKeys,
  isAbbreviated,
  nameOrder,
} from '#server/features/feeds/mapping/field-names.ts'
import { FEED_FIELDS, type FeedField } from '#shared/inputs/feeds.ts'

/** `rank`: 0 the product's column, 1 in an object for the field, 2 in another object, 3 in a list. */
export interface Meaning {
  field: FeedField
  rank: number
  order: number
}

const COLUMN_MAX_LENGTH = 200
const INDEX = /^\d+$/
const TEXT = 'name title label value text path fullname breadcrumb status namn navn titel bezeichnung'
const ADDRESS = 'url src href link large original full main default value image'
const PRICES = {
  price: 'value amount price current gross brutto final',
  salePrice: 'sale special discount discounted promo offer campaign reduced',
  listPrice: 'regular original list old before was previous msrp rrp full ordinary',
}

const OBJECTS = new Map<FeedField, [FeedField, string[]][]>([
  ['brand', [['brand', keys(TEXT)]]],
  ['category', [['category', keys(TEXT)]]],
  ['imageUrl', [['imageUrl', keys(ADDRESS)]]],
  ['link', [['link', keys(ADDRESS)]]],
  ['price', priceNames()],
  ['salePrice', [['salePrice', keys(PRICES.price)]]],
  ['listPrice', [['listPrice', keys(PRICES.price)]]],
  ['advertiserLogoUrl', [['advertiserLogoUrl', keys(ADDRESS)]]],
  ['availability', [['availability', keys(TEXT)]]],
  ['size', [['size', keys(TEXT)]]],
  ['color', [['color', keys(TEXT)]]],
  ['itemGroupId', [['itemGroupId', keys('id sku code number value')]]],
  [
    'advertiserName',
    [
      ['advertiserName', keys(TEXT)],
      ['advertiserId', keys('id code number')],
      ['advertiserLogoUrl', keys('logo image icon')],
    ],
  ],
  [
    'rating',
    [
      ['rating', keys('value average score stars')],
      ['reviews', keys('count total number votes')],
    ],
  ],
])

/** An object that represents one of these may contain all of them. */
const PRICING = new Set<FeedField>(['price', 'salePrice', 'salePeriod', 'listPrice', 'currency'])

/** Any object may have these: only at the top level do they describe the product. */
const COMMON = new Set(
  keys(`id name title url link href src image picture description logo value text type label status code slug handle price
    namn navn titel länk lenke bild bilde billede beskrivning beskrivelse beschreibung pris preis`),
)
const LISTS = new Set(
  keys(
    'products items variants variant variations variation offers offer options option children skus articles',
  ),
)
const FOREIGN = new Set(
  keys(`shipping delivery frakt versand porto installment review related accessory accessories similar crosssells upsells
    alternatives tax dimensions`),
)
const DETAILS = new Set(
  keys(`param params parameter parameters attribute attributes property properties spec specs specification specifications
    feature features tag tags detail details field fields metafield metafields`),
)

function keys(names: string): string[] {
  return names.split(/\s+/).map(headingKey)
}

function priceNames(): [FeedField, string[]][] {
  return [
    ['price', keys(`${PRICES.price} ${PRICES.listPrice}`)],
    ['salePrice', keys(PRICES.salePrice)],
    ['listPrice', keys(PRICES.listPrice)],
  ]
}

/** Returns the fields that a column's name may mean: `.` leads into an object, `@` to an attribute. */
export function meaningsOf(column: string): Meaning[] {
  if (column.length > COLUMN_MAX_LENGTH) return []
  const steps = stepsOf(column)
  const names = steps.filter((step) => !INDEX.test(step))
  const heading = names.at(-1) ?? ''
  const objects = names.slice(0, -1).map(headingKey)
  if (objects.length === 0) return headingKeys(heading).flatMap((key) => fieldsCalled(key, 0))
  if (objects.some((object) => FOREIGN.has(object))) return []
  const standing = objects.filter(standsFor)
  const group = objects.filter((object) => !standsFor(object))
  const isListed =
    group.some((object) => LISTS.has(object)) || (group.length > 0 && names.length < steps.length)
  const meanings =
    standing.length > 0 ? ofObject(standing, headingKey(heading)) : ofGroup(group, headingKey(heading))
  return isListed ? meanings.map((meaning) => ({ ...meaning, rank: 3 })) : meanings
}

/** A namespace's prefix has no meaning. */
function stepsOf(column: string): string[] {
  if (isAbbreviated(column)) return [column]
  return column
    .split(/[.@]/)
    .map((step) => step.replace(/^[a-z][\w-]*:(?=\S)/i, '').trim())
    .filter(Boolean)
}

function fieldsCalled(key: string, rank: number): Meaning[] {
  return FEED_FIELDS.flatMap((field) => {
    const order = nameOrder(field, key)
    return order === undefined ? [] : [{ field, rank, order }]
  })
}

function standsFor(object: string): FeedField | undefined {
  const singular = object.replace(/s$/, '')
  return [...OBJECTS.keys()].find(
    (field) => nameOrder(field, object) !== undefined || nameOrder(field, singular) !== undefined,
  )
}

function ofObject(objects: string[], key: string): Meaning[] {
  const fields = new Set(objects.map(standsFor))
  const [field] = fields
  if (field === undefined || fields.size > 1) return []
  const called = (OBJECTS.get(field) ?? []).flatMap(([target, names]) => {
    const order = names.indexOf(key)
    return order < 0 ? [] : [{ field: target, rank: 1, order }]
  })
  if (called.length > 0 || COMMON.has(key)) return called
  return fieldsCalled(key, 1).filter(
    (meaning) => meaning.field === field || (PRICING.has(field) && PRICING.has(meaning.field)),
  )
}

function ofGroup(objects: string[], key: string): Meaning[] {
  if (!COMMON.has(key)) return fieldsCalled(key, 0)
  return objects.some((object) => DETAILS.has(object)) ? [] : fieldsCalled(key, 2)
}
