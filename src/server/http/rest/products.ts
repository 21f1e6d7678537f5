import { createRoute, z } from '@hono/zod-openapi'
import { cached } from '#server/http/middleware/cacheable.ts'
import { badRequest, json, notFound } from '#server/http/rest/responses.ts'
import type { RestApi } from '#server/http/rest/rest-app.ts'
import { readWireProduct, toWireProduct, wireProduct, wireProductDetail } from '#server/http/rest/wire.ts'
import { toWireInstead, wireInstead } from '#server/http/rest/wire-instead.ts'
import { toWirePrices, wirePrices } from '#server/http/rest/wire-prices.ts'
import type { Caller } from '#server/router.ts'
import { AGE_BANDS } from '#shared/ages/age-bands.ts'
import { productIdInput, productListInput } from '#shared/inputs/products.ts'
import { MAX_PAGE_SIZE, SHOP_PAGE_SIZE } from '#shared/limits.ts'
import { DEALS, PRICE_LIMIT_MAX } from '#shared/products/product-filters.ts'
import { PRODUCT_SORTS } from '#shared/products/product-sort.ts'

const { search, deal, from, to, sort, page, pageSize } = productListInput.shape

const listQuery = z
  .object({
    category: several(productListInput.shape.category, {
      description: 'Short or long category names, in any letter case; products match any of them',
      example: 'Toys',
    }),
    search: text({
      description:
        'Every word must occur in the name, description, or retailer; words after the first eight are ignored',
      example: 'cotton',
    })
      .pipe(search.unwrap())
      .optional(),
    exact: text({
      enum: ['true'],
      description:
        'Only exact matches for the words. Without it, a search that finds nothing is retried with typos corrected or with fewer words, and `instead` says how',
    })
      .pipe(z.literal('true'))
      .optional(),
    deal: text({
      enum: [...DEALS],
      description: 'Only prices below the lowest of the thirty days before the drop',
    })
      .pipe(deal.unwrap())
      .optional(),
    retailer: several(productListInput.shape.retailer, {
      description: 'Retailer names; products match any of them',
      example: 'Fjordkin',
    }),
    brand: several(productListInput.shape.brand, {
      description: 'Brands, in any letter case; products match any of them',
      example: 'Tumblewood',
    }),
    size: several(productListInput.shape.size, {
      description: 'Sizes; products match any of them, and are found by the sizes of all their variants',
      example: '62/68',
    }),
    age: several(productListInput.shape.age, {
      description: `Ages that a product is for: any of ${AGE_BANDS.join(', ')}. A product has none if its age is uncertain`,
      example: '0-3-months',
    }),
    price_from: amount('The lowest price').pipe(from.unwrap()).optional(),
    price_to: amount('The highest price').pipe(to.unwrap()).optional(),
    in_stock: text({ enum: ['true'], description: 'Only products that are in stock at their retailer' })
      .pipe(z.literal('true'))
      .optional(),
    sort: text({
      enum: [...PRODUCT_SORTS],
      default: 'featured',
      description:
        'By price, products in the shop’s currency come first, then each other currency in turn. By price per piece, kilogram, or liter, products without such a price come last, sorted by their own price',
    })
      .default('featured')
      .pipe(sort.unwrap()),
    page: wholeNumber({ minimum: 1, default: 1 }).default('1').transform(Number).pipe(page.unwrap()),
    page_size: wholeNumber({ minimum: 1, maximum: MAX_PAGE_SIZE, default: SHOP_PAGE_SIZE })
      .default(String(SHOP_PAGE_SIZE))
      .transform(Number)
      .pipe(pageSize.unwrap()),
  })
  .refine(({ price_from = 0, price_to = PRICE_LIMIT_MAX }) => price_from <= price_to, {
    path: ['price_from'],
    message: 'Must not be above price_to',
  })

const wireList = z
  .object({
    products: z.array(wireProduct),
    pagination: z.object({ page: z.int(), page_size: z.int(), total_pages: z.int() }),
    count: z.int().openapi({ description: 'The number of matching products' }),
    count_is_capped: z
      .boolean()
      .openapi({ description: 'True when more products may match a search than were counted' }),
    instead: wireInstead.nullable(),
  })
  .openapi('ProductList')

const listProducts = createRoute({
  method: 'get',
  path: '/products',
  middleware: cached,
  summary: 'List products',
  request: { query: listQuery },
  responses: { 200: json(wireList, 'One page of products'), ...badRequest },
})

const countProducts = createRoute({
  method: 'get',
  path: '/products/count',
  middleware: cached,
  summary: 'Count products',
  responses: { 200: json(z.object({ count: z.int() }), 'The number of products in the shop') },
})

const productId = z.object({
  id: wholeNumber({ minimum: 1, example: 3 }).transform(Number).pipe(productIdInput.shape.id),
})

const getProduct = createRoute({
  method: 'get',
  path: '/products/{id}',
  middleware: cached,
  summary: 'Read one product',
  request: { params: productId },
  responses: { 200: json(wireProductDetail, 'The product'), ...badRequest, ...notFound },
})

const getPrices = createRoute({
  method: 'get',
  path: '/products/{id}/prices',
  middleware: cached,
  summary: 'Read the price history of a product',
  request: { params: productId },
  responses: { 200: json(wirePrices, 'The prices'), ...badRequest, ...notFound },
})

export function mountProducts(api: RestApi, caller: Pick<Caller, 'products'>, shopUrl: string) {
  api.openapi(listProducts, async (c) => {
    const { page_size, price_from, price_to, in_stock, exact, ...query } = c.req.valid('query')
    const stock = in_stock && ('in' as const)
    const list = await caller.products.list({
      ...query,
      from: price_from,
      to: price_to,
      stock,
      exact: exact && true,
      pageSize: page_size,
    })
    const pagination = { page: list.page, page_size: list.pageSize, total_pages: list.totalPages }
    const products = list.products.map((product) => toWireProduct(product, shopUrl))
    const counted = { count: list.total, count_is_capped: list.totalIsCapped }
    return c.json({ products, pagination, ...counted, instead: toWireInstead(list.instead) }, 200)
  })
  api.openapi(countProducts, async (c) => c.json(await caller.products.count(), 200))
  api.openapi(getProduct, async (c) =>
    c.json(await readWireProduct(caller, c.req.valid('param'), shopUrl), 200),
  )
  api.openapi(getPrices, async (c) =>
    c.json(toWirePrices(await caller.products.prices(c.req.valid('param'))), 200),
  )
}

function text(documentation: { description?: string; example?: string; enum?: string[]; default?: string }) {
  return z.string().openapi(documentation)
}

function several<Values extends z.ZodType<unknown, string | string[] | undefined>>(
  values: Values,
  documentation: { description: string; example: string },
) {
  const one = z.string().openapi({ example: documentation.example })
  return z
    .union([one, z.array(z.string())])
    .optional()
    .openapi({ description: documentation.description })
    .pipe(values)
}

function amount(description: string) {
  return wholeNumber({
    minimum: 0,
    description: `${description}, in whole units of the shop’s currency; products in other currencies are excluded`,
  }).transform(Number)
}

/** Parameters are text, and only plain digits are a number. */
function wholeNumber(documentation: {
  minimum: number
  description?: string
  maximum?: number
  default?: number
  example?: number
}) {
  return z
    .string()
    .regex(/^\d{1,15}$/, 'Must be a whole number')
    .openapi({ type: 'integer', pattern: undefined, ...documentation })
}
