import { TRPCError } from '@trpc/server'
import { Hono, type Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { requestContext } from '#server/http/middleware/request-context.ts'
import { isOwn } from '#server/http/middleware/same-origin.ts'
import { createCaller } from '#server/trpc/router.ts'
import type { SubscribeState } from '#shared/subscribe-search.ts'

/** What a mail program sends for its user (RFC 8058): it wants an answer, not a page. */
const ONE_CLICK_FIELD = 'List-Unsubscribe'
const NO_SUCH_LINK = ['NOT_FOUND', 'CONFLICT', 'BAD_REQUEST']

/**
 * The forms of the newsletter as a browser sends them by itself, and the one click of mail programs. Only a POST
 * changes anything, because scanners open every address in a mail; the page that follows shows what is the case.
 */
export function newsletterForms(deps: Deps) {
  const forms = new Hono()
  const { origin } = new URL(deps.env.PUBLIC_URL)

  forms.post('/subscribe', async (c) => {
    // Another site must not sign visitors up from their own addresses.
    if (!isOwn(origin, c.req.url, c.req.header('origin'), c.req.header('sec-fetch-site'))) {
      return errorResponse(c, 403, 'This request came from another site')
    }
    const { email = '', name = '' } = await fields(c)
    const state = await subscribe(await caller(c), email, name)
    const query = new URLSearchParams({ state, ...(state !== 'done' && email && { email }) })
    return c.redirect(`/subscribe?${query}`, 303)
  })
  forms.post('/newsletter/unsubscribe', async (c) => {
    const form = await fields(c)
    const isDone = await succeeds((await caller(c)).newsletter.unsubscribe({ token: token(c) }))
    if (!(ONE_CLICK_FIELD in form)) return backToPage(c)
    return c.text(isDone ? 'You are unsubscribed.' : 'This link is not valid.', isDone ? 200 : 404)
  })
  forms.post('/newsletter/confirm', async (c) => {
    await succeeds((await caller(c)).newsletter.confirm({ token: token(c) }))
    return backToPage(c)
  })
  forms.post('/newsletter/preferences', async (c) => {
    const { name = '' } = await fields(c)
    const isSaved = await succeeds((await caller(c)).newsletter.savePreferences({ token: token(c), name }))
    return backToPage(c, isSaved ? { state: 'done' } : {})
  })
  forms.post('/newsletter/forget', async (c) => {
    const isDone = await succeeds((await caller(c)).newsletter.forget({ token: token(c) }))
    return c.redirect(
      `/newsletter/preferences?${new URLSearchParams(isDone ? { state: 'forgotten' } : {})}`,
      303,
    )
  })

  async function caller(c: HonoContext) {
    return createCaller(await requestContext(deps, c, () => undefined))
  }
  return forms
}

async function subscribe(
  caller: ReturnType<typeof createCaller>,
  email: string,
  name: string,
): Promise<SubscribeState> {
  try {
    await caller.newsletter.subscribe({ email, name })
    return 'done'
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error
    return error.code === 'TOO_MANY_REQUESTS' ? 'busy' : 'failed'
  }
}

/** False for a link that is not valid; the page says so. */
async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof TRPCError && NO_SUCH_LINK.includes(error.code)) return false
    throw error
  }
}

function token(c: HonoContext): string {
  return c.req.query('token') ?? ''
}

function backToPage(c: HonoContext, extra: Record<string, string> = {}) {
  return c.redirect(`${c.req.path}?${new URLSearchParams({ token: token(c), ...extra })}`, 303)
}

async function fields(c: HonoContext): Promise<Record<string, string>> {
  const body = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
