import { createRoute, z } from '@hono/zod-openapi'
import { accountOr, badRequest, forAdministrators, json, jsonBody } from '#server/http/rest/responses.ts'
import type { RequestCaller, RestApi } from '#server/http/rest/rest-app.ts'
import { toWireProduct, wireProduct } from '#server/http/rest/wire.ts'
import { newProductFields, refuseTooManyDecimals } from '#shared/inputs/product-edits.ts'

const { advertiserName, advertiserId, imageUrl, moreImageUrls, affiliateLink, ...same } =
  newProductFields.shape

const wireNewProduct = z
  .strictObject({
    ...same,
    advertiser_name: advertiserName,
    advertiser_id: advertiserId,
    image_url: imageUrl,
    additional_image_urls: moreImageUrls,
    affiliate_link: affiliateLink,
  })
  .superRefine(refuseTooManyDecimals)
  .openapi('NewProduct', {
    example: {
      name: 'Linen Play Mat',
      description: 'A washable mat for tummy time.',
      price: 449.5,
      currency: 'SEK',
      category: 'Toys & Educational Items',
      advertiser_name: 'Tumblewood',
      advertiser_id: null,
      image_url: 'https://shop.example/play-mat.jpg',
      additional_image_urls: ['https://shop.example/play-mat-folded.jpg'],
      affiliate_link: 'https://shop.example/play-mat',
      commission: '5%',
    },
  })

const outcome = z.object({ success: z.boolean(), message: z.string() }).openapi('Outcome')

const addProduct = createRoute({
  method: 'post',
  path: '/products',
  security: accountOr('catalog'),
  summary: 'Add a product (administrators)',
  request: jsonBody(wireNewProduct),
  responses: { 201: json(wireProduct, 'The stored product'), ...badRequest, ...forAdministrators },
})

const clearProducts = createRoute({
  method: 'post',
  path: '/products/clear',
  security: accountOr('catalog'),
  summary: 'Delete all products; a backup is taken first (administrators)',
  responses: { 200: json(outcome, 'The catalog is empty'), ...forAdministrators },
})

const seedProducts = createRoute({
  method: 'get',
  path: '/seed-products',
  security: accountOr('catalog'),
  summary: 'Add any missing sample products (administrators)',
  responses: { 200: json(outcome, 'The number of products added'), ...forAdministrators },
})

export function mountCatalogChanges(api: RestApi, callerFor: RequestCaller, shopUrl: string) {
  api.openapi(addProduct, async (c) => {
    const { advertiser_name, advertiser_id, image_url, additional_image_urls, affiliate_link, ...rest } =
      c.req.valid('json')
    const caller = await callerFor(c)
    const { id } = await caller.admin.products.create({
      ...rest,
      advertiserName: advertiser_name,
      advertiserId: advertiser_id,
      imageUrl: image_url,
      moreImageUrls: additional_image_urls,
      affiliateLink: affiliate_link,
    })
    return c.json(toWireProduct(await caller.products.byId({ id }), shopUrl), 201)
  })
  api.openapi(clearProducts, async (c) => {
    const { success, message } = await (await callerFor(c)).admin.catalog.clear()
    return c.json({ success, message }, 200)
  })
  api.openapi(seedProducts, async (c) => c.json(await (await callerFor(c)).admin.catalog.seed(), 200))
}
