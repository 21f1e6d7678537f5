import { hash } from 'node:crypto'
import { filterValues } from '#server/db/filter-values.ts'
import { ageOf } from '#shared/ages/age-of.ts'
import { claimsIn } from '#shared/environmental-claims/claims-in-text.ts'
import { foldText, joinedWords, slugify } from '#shared/text/text-folding.ts'
import { otherWords, thingOf, UNKNOWN_THING } from '#shared/things/named-thing.ts'
import { contentOf } from '#shared/unit-prices/content-of.ts'
import { variantOf } from '#shared/variants/named-variant.ts'

type Text = string | null | undefined

interface NamedProduct {
  name: string
  description?: Text
  advertiserName?: Text
  brand?: Text
  source?: Text
  category?: Text
  imageUrl?: Text
  itemGroupId?: Text
  /** The feed's value; read from the name when absent. */
  size?: Text
  color?: Text
  unitMeasure?: Text
  ageGroup?: Text
}

/** Separates a row's own search text from the words of the variants behind it (`variant-groups.ts`). */
export const BEFORE_VARIANTS = '\v'
/** Enough letters to distinguish millions of groups. */
const GROUP_LENGTH = 16

/** Returns the columns computed from others; every insert and every change of those must write them too. */
export function derivedColumns(product: NamedProduct) {
  const nameSort = foldText(product.name)
  const { searchText, thing } = searchColumns(product, nameSort)
  const claims = claimsColumn(product)
  const content = contentColumns({ ...product, thing })
  const variant = variantColumns(product, thing)
  return {
    slug: slugify(nameSort),
    nameSort,
    searchText,
    thing,
    claims,
    ...content,
    ...variant,
    ...filterColumns({ ...product, thing, size: variant.size }),
  }
}

export function filterColumns({
  thing,
  ...product
}: Pick<NamedProduct, 'name' | 'description' | 'ageGroup'> & { thing: string; size: string | null }) {
  const age = ageOf(product)
  return {
    ageFromMonths: age?.from ?? null,
    ageToMonths: age?.to ?? null,
    filterValues: filterValues({ thing, size: product.size, age }),
  }
}

export function contentColumns(product: Parameters<typeof contentOf>[0]) {
  const content = contentOf(product)
  return { contentAmount: content?.amount ?? null, contentUnit: content?.unit ?? null }
}

export function claimsColumn({
  name,
  description,
}: Pick<NamedProduct, 'name' | 'description'>): string | null {
  return claimsIn({ name, description: description ?? '' }).join(', ') || null
}

type StoredValue = string | number | null

export function rederivedColumns(row: Record<string, StoredValue>) {
  const text = (value: StoredValue | undefined) => String(value ?? '')
  const derived = derivedColumns({
    name: text(row.name),
    description: text(row.description),
    advertiserName: text(row.advertiser_name),
    brand: text(row.brand),
    source: text(row.source),
    category: text(row.category),
    imageUrl: text(row.image_url),
    itemGroupId: text(row.item_group_id),
    size: text(row.size),
    color: text(row.color),
    ageGroup: text(row.age_group),
  })
  const { searchText, thing, claims, variantGroup, size, color } = derived
  return {
    search_text: searchText,
    thing,
    claims,
    variant_group: variantGroup,
    size,
    color,
    age_from_months: derived.ageFromMonths,
    age_to_months: derived.ageToMonths,
    filter_values: derived.filterValues,
  }
}

export function withoutVariants(searchText: string): string {
  const at = searchText.indexOf(BEFORE_VARIANTS)
  return at < 0 ? searchText : searchText.slice(0, at)
}

function searchColumns({ description, advertiserName, brand }: NamedProduct, nameSort: string) {
  const thing = thingOf(nameSort)
  const texts = [nameSort, foldText(description ?? ''), foldText(advertiserName ?? '')]
    .join('\n')
    .replaceAll(BEFORE_VARIANTS, ' ')
  const foldedBrand = foldText(brand ?? '')
  const more = [
    ...(texts.includes(foldedBrand) ? [] : [foldedBrand]),
    ...joinedWords(`${nameSort} ${foldedBrand}`).filter((word) => !texts.includes(word)),
    ...(thing ? otherWords(thing, texts) : []),
  ]
  return {
    // The final line break lets even the last two letters begin one of the index's three-letter terms.
    searchText: `${[texts, ...(more.length > 0 ? [more.join(' ')] : [])].join('\n')}\n`,
    thing: thing?.code ?? UNKNOWN_THING,
  }
}

/**
 * Variants of one item share feed, retailer, category and product type. They also share the feed's item group. Without
 * one they share the name without size and color, the brand and the picture's file.
 */
function variantColumns(product: NamedProduct, thing: string) {
  const { base, ...said } = variantOf(product.name, product)
  const size = product.size || said.size
  const color = product.color || said.color
  const { source, advertiserName, category, itemGroupId } = product
  const isVariant = itemGroupId || said.size !== null || said.color !== null
  if (!isVariant) return { size, color, variantGroup: null }
  const item = itemGroupId
    ? ['feed', itemGroupId, thing]
    : ['name', base, product.brand?.toLowerCase(), pictureFile(product.imageUrl)]
  const key = [source, advertiserName, category, ...item].map((text) => text ?? '').join('\0')
  return { size, color, variantGroup: hash('sha1', key, 'base64url').slice(0, GROUP_LENGTH) }
}

/** Retailers may keep the same picture in a separate folder for each row. */
function pictureFile(address: Text): string {
  const path = address?.split(/[?#]/, 1)[0] ?? ''
  return path.slice(path.lastIndexOf('/') + 1)
}
