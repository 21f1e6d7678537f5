import { dirname, join } from 'node:path'
import { Hono, type Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { errorResponse } from '#server/http/errors.ts'
import { createCardDrawer } from '#server/share-pictures/card-drawer.ts'
import {
  articleCard,
  type CardDescription,
  productCard,
  siteCard,
} from '#server/share-pictures/describe-card.ts'
import {
  createPictureStore,
  noPictureStore,
  type PictureStore,
} from '#server/share-pictures/picture-store.ts'
import { createSharePictures } from '#server/share-pictures/share-pictures.ts'
import { createCaller } from '#server/trpc/router.ts'
import { sharePicturePath } from '#shared/share-pictures.ts'

/** About 100 MB. */
const MAX_PICTURES = 2_000
const ONE_WEEK = 'public, max-age=604800'
const RETRY_AFTER_S = '5'
const PRODUCT_PICTURE = /^(\d{1,15})-\w{1,16}\.jpg$/
const ARTICLE_PICTURE = /^([a-z0-9-]{1,200})-\w{1,16}\.jpg$/

/** The pictures of shared links. An address of an older version leads to the present one. */
export function sharePictures(deps: Deps) {
  const { env } = deps
  const routes = new Hono()
  const caller = createCaller(visitorContext(deps))
  const pictureOf = createSharePictures(storeBeside(env.DATABASE_PATH), createCardDrawer())

  async function answer(c: HonoContext, path: string, card: CardDescription) {
    if (c.req.path !== path) return c.redirect(path, 302)
    const jpeg = await pictureOf(card)
    if (jpeg)
      return c.body(new Uint8Array(jpeg), 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': ONE_WEEK })
    c.header('Retry-After', RETRY_AFTER_S)
    return errorResponse(c, 503, 'The picture is not drawn yet. Please ask again in a moment')
  }

  routes.get('/site.jpg', (c) => answer(c, sharePicturePath.site, siteCard(env.SITE_NAME)))
  routes.get('/products/:name', async (c) => {
    const id = Number(PRODUCT_PICTURE.exec(c.req.param('name'))?.[1])
    if (!id) return errorResponse(c, 404)
    const product = await caller.products.byId({ id })
    return answer(c, sharePicturePath.product(product), productCard(env.SITE_NAME, env.LOCALE, product))
  })
  routes.get('/articles/:name', async (c) => {
    const slug = ARTICLE_PICTURE.exec(c.req.param('name'))?.[1]
    if (!slug) return errorResponse(c, 404)
    const article = await caller.blog.bySlug({ slug })
    return answer(c, sharePicturePath.article(article), articleCard(env.SITE_NAME, article))
  })
  return routes
}

/** Beside the database, where the server may write. */
function storeBeside(databasePath: string): PictureStore {
  if (databasePath === ':memory:') return noPictureStore
  return createPictureStore(join(dirname(databasePath), 'share-pictures'), MAX_PICTURES)
}
