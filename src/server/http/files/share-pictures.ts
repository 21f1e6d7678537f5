import { Hono, type Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { readUploadedPicture } from '#server/http/files/uploaded-pictures.ts'
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

const ONE_WEEK = 'public, max-age=604800'
const FIVE_MINUTES = 'public, max-age=300'
const RETRY_AFTER_S = '5'
const PRODUCT_PICTURE = /^(?!0+-)(\d{1,15})-\w{1,16}\.jpg$/
const SLUG_PICTURE = /^([a-z0-9-]{1,200})-\w{1,24}\.jpg$/

export function sharePictures(deps: Deps) {
  const { env } = deps
  const routes = new Hono()
  const caller = createCaller(visitorContext(deps))
  const uploaded = (name: string, file: string) => readUploadedPicture(caller, name, file)
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
  const cardsAt = (
    path: string,
    pattern: RegExp,
    answerFor: (c: HonoContext, key: string) => Promise<Response>,
  ) =>
    routes.get(`${path}/:name`, (c) => {
      const key = pattern.exec(c.req.param('name') ?? '')?.[1]
      return key ? answerFor(c, key) : errorResponse(c, 404)
    })
  cardsAt('/products', PRODUCT_PICTURE, async (c, id) => {
    const product = await caller.products.byId({ id: Number(id) })
    const card = productCard(env.SITE_NAME, product, await caller.categories.list())
    return answer(c, sharePicturePath.product(product), card)
  })
  cardsAt('/articles', SLUG_PICTURE, async (c, slug) => {
    const article = await caller.blog.bySlug({ slug })
    return answer(c, sharePicturePath.article(article), articleCard(env.SITE_NAME, article))
  })
  cardsAt('/shop', SLUG_PICTURE, async (c, slug) => {
    const page = await caller.landingPages.bySlug({ slug })
    const card = landingPageCard(env.SITE_NAME, page, await caller.categories.list())
    return answer(c, sharePicturePath.landingPage(page), card)
  })
  return routes
}
