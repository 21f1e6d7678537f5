import { z } from '@hono/zod-openapi'
import type { Caller } from '#server/router.ts'
import { fromMinor } from '#shared/prices/money.ts'
import { productAddress } from '#shared/products/product-address.ts'
import { PRICED_UNITS } from '#shared/unit-prices/unit-price.ts'
import { VARIANT_KINDS } from '#shared/variants/variant-kinds.ts'

export type Product = Awaited<ReturnType<Caller['products']['byId']>>

const PRODUCT_EXAMPLE = {
  id: 3,
  slug: 'soft-stacking-rings',
  url: 'https://shop.example/products/3-soft-stacking-rings',
  name: 'Soft Stacking Rings',
  description: 'Six soft rings to stack, squeeze and chew on.',
  category: 'Toys',
  brand: 'Tumblewood',
  gtin: '7350000000016',
  price: 189,
  list_price: 229,
  currency: 'SEK',
  price_read_at: '2026-05-04T06:00:00.000Z',
  image_url: 'https://shop.example/images/products/stacking-rings.webp',
  additional_image_urls: [],
  delivery_price: null,
  affiliate_link: 'https://tumblewood.example/stacking-rings',
  advertiser_name: 'Tumblewood',
  advertiser_id: null,
  advertiser_logo_url: null,
  commission: '6%',
  is_best_seller: true,
  is_editors_pick: false,
  rating: 4.7,
  reviews: 212,
  in_stock: true,
  source: 'sample',
  external_id: '3',
  item_group_id: null,
  size: null,
  color: null,
  material: null,
  unit_measure: null,
  age_group: null,
  age_from_months: null,
  age_to_months: null,
  unit_price: null,
  unit_price_per: null,
  variants: null,
  created_at: '2026-05-04T08:30:00.000Z',
  updated_at: '2026-05-04T08:30:00.000Z',
}

const wireUnitPrice = {
  unit_price: z
    .number()
    .nullable()
    .openapi({ description: 'In the currency; null if the contents of the package are uncertain' }),
  unit_price_per: z.enum(PRICED_UNITS).nullable(),
}

/** A product on the wire: the database's names, prices as decimal numbers, times in ISO 8601. */
export const wireProduct = z
  .object({
    id: z.int(),
    slug: z.string(),
    url: z.string().openapi({ description: 'The absolute URL of its page in the shop' }),
    name: z.string(),
    description: z.string(),
    category: z.string().nullable().openapi({ description: 'The short name of its category' }),
    brand: z.string().nullable(),
    gtin: z.string().nullable().openapi({ description: 'Its barcode number' }),
    price: z
      .number()
      .nullable()
      .openapi({ description: 'In the currency; null if only the retailer knows it' }),
    list_price: z
      .number()
      .nullable()
      .openapi({ description: 'The price without the sale; null if no sale is known' }),
    currency: z.string(),
    price_read_at: z.iso.datetime().nullable().openapi({ description: 'When the price was last seen' }),
    image_url: z.string().nullable().openapi({ description: 'An absolute URL' }),
    additional_image_urls: z.array(z.string()).openapi({ description: 'Absolute URLs of further pictures' }),
    delivery_price: z
      .number()
      .nullable()
      .openapi({ description: 'The cost of delivery in the currency; null if unknown' }),
    affiliate_link: z.string(),
    advertiser_name: z.string().nullable(),
    advertiser_id: z.string().nullable(),
    advertiser_logo_url: z.string().nullable().openapi({ description: 'An absolute URL' }),
    commission: z.string().nullable().openapi({ description: 'A percentage; null if unknown' }),
    is_best_seller: z.boolean(),
    is_editors_pick: z.boolean(),
    rating: z.number().nullable(),
    reviews: z.int().nullable(),
    in_stock: z.boolean(),
    source: z.string().openapi({ description: '`manual`, `sample`, or the name of its feed' }),
    external_id: z.string().nullable().openapi({ description: 'Its ID at the source' }),
    item_group_id: z
      .string()
      .nullable()
      .openapi({ description: 'The ID at the source of the item that it is a variant of' }),
    size: z.string().nullable(),
    color: z.string().nullable(),
    material: z.string().nullable().openapi({ description: 'As given by the source: `100% cotton`' }),
    unit_measure: z
      .string()
      .nullable()
      .openapi({ description: 'The contents of a package, as given by the source: `750 ml`, `64 ct`' }),
    age_group: z
      .string()
      .nullable()
      .openapi({ description: 'The age group, as given by the source: `infant`, `0-6 months`' }),
    age_from_months: z.int().nullable().openapi({ description: 'Null if the age is uncertain' }),
    age_to_months: z
      .int()
      .nullable()
      .openapi({ description: 'The first month it is no longer for; null if there is no upper limit' }),
    ...wireUnitPrice,
    variants: z
      .object({ group: z.string(), count: z.int(), kind: z.enum(VARIANT_KINDS) })
      .nullable()
      .openapi({
        description:
          'Its group of variants, with the number and kind of options. Lists show one product per group: a pick or best seller first, then one in stock, then the cheapest',
      }),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .openapi('Product', { example: PRODUCT_EXAMPLE })

const wireOffer = wireProduct
  .pick({
    id: true,
    name: true,
    advertiser_name: true,
    price: true,
    currency: true,
    delivery_price: true,
    in_stock: true,
    price_read_at: true,
    affiliate_link: true,
    unit_price: true,
    unit_price_per: true,
  })
  .openapi('Offer', { example: undefined })

const wireVariant = z
  .object({
    id: z.int(),
    name: z.string(),
    size: z.string().nullable(),
    color: z.string().nullable(),
    price: z.number().nullable(),
    currency: z.string(),
    in_stock: z.boolean(),
    url: z.string(),
  })
  .openapi('Variant')

export const wireProductDetail = wireProduct
  .extend({
    all_variants: z.array(wireVariant).openapi({
      description: 'Every option in its group of variants, including itself; empty if it has no variants',
    }),
    offers: z.array(wireOffer).openapi({
      description:
        'The same item (by GTIN) at other retailers: in stock first, then its own currency, then by price',
    }),
  })
  .openapi('ProductDetail', {
    example: {
      ...PRODUCT_EXAMPLE,
      all_variants: [],
      offers: [
        {
          id: 41,
          name: 'Soft Stacking Rings, 6 pieces',
          advertiser_name: 'Mellow Mill',
          price: 199,
          currency: 'SEK',
          delivery_price: 39,
          in_stock: true,
          price_read_at: '2026-05-04T06:00:00.000Z',
          affiliate_link: 'https://mellow-mill.example/stacking-rings',
          unit_price: null,
          unit_price_per: null,
        },
      ],
    },
  })

export async function readWireProduct(
  caller: Pick<Caller, 'products'>,
  input: { id: number },
  shopUrl: string,
  adjusted = (product: Product) => product,
): Promise<z.infer<typeof wireProductDetail>> {
  const product = adjusted(await caller.products.byId(input))
  const offers = await caller.products.offers(input)
  const variants = product.variants ? await caller.products.variants(input) : []
  return {
    ...toWireProduct(product, shopUrl),
    all_variants: variants.map(({ priceMinor, inStock, slug, ...variant }) => ({
      ...variant,
      price: amount(priceMinor, variant.currency),
      in_stock: inStock,
      url: `${shopUrl}/products/${productAddress({ id: variant.id, slug })}`,
    })),
    offers: offers.map((offer) => wireOffer.parse(toWireProduct(adjusted(offer), shopUrl))),
  }
}

/** `shopUrl` is the shop's address: every address on the wire is absolute. */
export function toWireProduct(product: Product, shopUrl: string): z.infer<typeof wireProduct> {
  const { currency } = product
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    description: product.description,
    category: product.category,
    price: amount(product.priceMinor, currency),
    currency,
    image_url: absolute(product.imageUrl, shopUrl),
    additional_image_urls: product.moreImageUrls.flatMap((address) => absolute(address, shopUrl) ?? []),
    delivery_price: amount(product.deliveryMinor, currency),
    affiliate_link: product.affiliateLink,
    advertiser_name: product.advertiserName,
    advertiser_id: product.advertiserId,
    advertiser_logo_url: absolute(product.advertiserLogoUrl, shopUrl),
    commission: product.commission,
    is_best_seller: product.isBestSeller,
    is_editors_pick: product.isEditorsPick,
    rating: product.rating,
    reviews: product.reviews,
    in_stock: product.inStock,
    source: product.source,
    created_at: new Date(product.createdAt).toISOString(),
    updated_at: new Date(product.updatedAt).toISOString(),
    url: `${shopUrl}/products/${productAddress(product)}`,
    external_id: product.externalId,
    item_group_id: product.itemGroupId,
    size: product.size,
    color: product.color,
    material: product.material,
    unit_measure: product.unitMeasure,
    age_group: product.ageGroup,
    age_from_months: product.ageFromMonths,
    age_to_months: product.ageToMonths,
    unit_price: amount(product.unitPrice?.minor ?? null, currency),
    unit_price_per: product.unitPrice?.per ?? null,
    variants: product.variants,
    brand: product.brand,
    gtin: product.gtin,
    list_price: amount(product.listPriceMinor, currency),
    price_read_at: product.priceReadAt === null ? null : new Date(product.priceReadAt).toISOString(),
  }
}

function amount(minor: number | null, currency: string): number | null {
  return minor === null ? null : fromMinor(minor, currency)
}

/** The shop's own pictures are stored as paths. */
function absolute(address: string | null, shopUrl: string): string | null {
  return address?.startsWith('/') ? `${shopUrl}${address}` : address
}

export const wireError = z
  .object({
    code: z.int().openapi({ example: 400 }),
    message: z.string().openapi({ example: 'Not valid: page' }),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .openapi({ example: [{ path: 'page', message: 'Must be a whole number' }] }),
  })
  .openapi('Error')
