import { Hono, type Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { createCaller } from '#server/router.ts'
import {
  articleCard,
  type CardDescription,
  landingPageCard,
  productCard,
  siteCard,
} from '#server/share-pictures/describe-card.ts'
import { sharePicturesOf } from '#server/share-pictures/share-pictures.ts'
import { localPath } from '#shared/messages/languages.ts'
import { sharePicturePath } from '#shared/pictures/share-picture-addresses.ts'
import { uploadedPictureId } from '#shared/pictures/uploaded-pictures.ts'

const ONE_WEEK = 'public, max-age=604800'
const FIVE_MINUTES = 'public, max-age=300'
const RETRY_AFTER_S = '5'
const PRODUCT_PICTURE = /^(\d{1,15})-\w{1,16}\.jpg$/
const SLUG_PICTURE = /^([a-z0-9-]{1,200})-\w{1,24}\.jpg$/

export function sharePictures(deps: Deps) {
  const { env } = deps
  const routes = new Hono()
  const caller = createCaller(visitorContext(deps))
  const uploaded = async (name: string, file: string) => {
    const id = uploadedPictureId(name) ?? ''
    const upload = await caller.pictures.uploaded({ id, file }).catch(() => undefined)
    return upload?.read()
  }
  const pictureOf = sharePicturesOf(env, { remote: deps.pictures, uploaded }, deps.log)

  async function answer(c: HonoContext, path: string, card: CardDescription) {
    if (localPath(c.req.path) !== path) return c.redirect(path, 302)
    const picture = await pictureOf({
      ...card,
      ...(env.ACCENT_COLOR && { accent: env.ACCENT_COLOR }),
      ...(env.SITE_LOGO && { logoName: env.SITE_LOGO }),
    })
    if (picture) {
      return c.body(new Uint8Array(picture.jpeg), 200, {
        'Content-Type': 'image/jpeg',
        'Cache-Control': picture.isComplete ? ONE_WEEK : FIVE_MINUTES,
      })
    }
    c.header('Retry-After', RETRY_AFTER_S)
    return errorResponse(c, 503, 'The picture isn’t ready yet. Please try again in a moment.')
  }

  routes.get('/site.jpg', (c) => answer(c, sharePicturePath.site, siteCard(env.SITE_NAME)))
  routes.get('/products/:name', async (c) => {
    const id = Number(PRODUCT_PICTURE.exec(c.req.param('name'))?.[1])
    if (!id) return errorResponse(c, 404)
    const product = await caller.products.byId({ id })
    return answer(
      c,
      sharePicturePath.product(product),
      productCard(env.SITE_NAME, product, await caller.categories.list()),
    )
  })
  routes.get('/articles/:name', async (c) => {
    const slug = SLUG_PICTURE.exec(c.req.param('name'))?.[1]
    if (!slug) return errorResponse(c, 404)
    const article = await caller.blog.bySlug({ slug })
    return answer(c, sharePicturePath.article(article), articleCard(env.SITE_NAME, article))
  })
  routes.get('/shop/:name', async (c) => {
    const slug = SLUG_PICTURE.exec(c.req.param('name'))?.[1]
    if (!slug) return errorResponse(c, 404)
    const page = await caller.landingPages.bySlug({ slug })
    return answer(
      c,
      sharePicturePath.landingPage(page),
      landingPageCard(env.SITE_NAME, page, await caller.categories.list()),
    )
  })
  return routes
}
