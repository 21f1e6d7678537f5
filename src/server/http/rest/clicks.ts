import type { Context as HonoContext } from 'hono'
import { type Deps, visitorContext } from '#server/context.ts'
import { clientAddress } from '#server/http/middleware/client-address.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { searchCounts } from '#server/http/middleware/search-counts.ts'
import { createCaller } from '#server/router.ts'
import { clickInput, textClickInput, viewInput } from '#shared/inputs/clicks.ts'

/** A product's page sends this when it was opened from search results. */
const OPENED = 'opened'
const CLICK = /^(\d{1,15}) (\w{1,10})(?: (\w{1,12}))?$/
const TEXT_CLICK = /^0 text (\w{1,12}) ([\w.-]{1,253})$/

/**
 * Takes the beacon of a link to a retailer: `12 card a3f` for a product, `0 text a3f fjordkin.example` for a link in a
 * text; pages of older versions send no page. The response does not reveal whether it counted.
 */
export function clickHandler(deps: Deps) {
  const { countFollowed } = searchCounts(deps)
  return async (c: HonoContext) => {
    const text = await c.req.text()
    const click = productClick(text)
    const textClick = linkClick(text)
    if (text !== OPENED && !click.success && !textClick.success) return errorResponse(c, 400)
    const { clicks } = callerOf(deps, c)
    if (click.success) await clicks.count(click.data)
    if (textClick.success) await clicks.countText(textClick.data)
    if (!textClick.success) countFollowed(c)
    return c.body(null, 204)
  }
}

/** Takes the key of a page that a visitor sees: `a3f`. */
export function viewHandler(deps: Deps) {
  return async (c: HonoContext) => {
    const view = viewInput.safeParse({ page: await c.req.text() })
    if (!view.success) return errorResponse(c, 400)
    await callerOf(deps, c).clicks.countView(view.data)
    return c.body(null, 204)
  }
}

function productClick(text: string) {
  const [, productId, placement, page] = CLICK.exec(text) ?? []
  return clickInput.safeParse({ productId: Number(productId), placement, page })
}

function linkClick(text: string) {
  const [, page, host] = TEXT_CLICK.exec(text) ?? []
  return textClickInput.safeParse({ page, host })
}

function callerOf(deps: Deps, c: HonoContext) {
  const headers = new Headers({ 'user-agent': c.req.header('user-agent') ?? '' })
  return createCaller({ ...visitorContext(deps, clientAddress(c, deps.env.TRUST_PROXY)), headers })
}
