import type { Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { clientAddress } from '#server/http/middleware/client-address.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { searchCounts } from '#server/http/middleware/search-counts.ts'
import { createCaller } from '#server/router.ts'
import { clickInput } from '#shared/inputs/clicks.ts'

/** A product's page sends this when it was opened from search results. */
const OPENED = 'opened'

/** Takes the beacon of a Buy Now link: `12 card`. The response does not reveal whether it counted. */
export function clickHandler(deps: Deps) {
  const { countFollowed } = searchCounts(deps)
  return async (c: HonoContext) => {
    const text = await c.req.text()
    if (text === OPENED) {
      countFollowed(c)
      return c.body(null, 204)
    }
    const [, productId, placement] = /^(\d{1,15}) (\w{1,10})$/.exec(text) ?? []
    const click = clickInput.safeParse({ productId: Number(productId), placement })
    if (!click.success) return errorResponse(c, 400)
    const context = visitorContext(deps, clientAddress(c, deps.env.TRUST_PROXY))
    const headers = new Headers({ 'user-agent': c.req.header('user-agent') ?? '' })
    await createCaller({ ...context, headers }).clicks.count(click.data)
    countFollowed(c)
    return c.body(null, 204)
  }
}
