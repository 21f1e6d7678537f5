import { TRPCError } from '@trpc/server'
import { Hono, type Context as HonoContext } from 'hono'
import { inLanguage, readersLanguage } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import { sessionCaller } from '#server/http/middleware/request-caller.ts'
import { localAddress, shortRedirect } from '#server/http/middleware/short-redirect.ts'
import { afterSignIn, safeReturn, withArrival } from '#shared/accounts/return-location.ts'
import { parseSignInSearch, type Refusal } from '#shared/search-params/accounts.ts'

const REFUSALS: Partial<Record<TRPCError['code'], Refusal>> = {
  FORBIDDEN: 'provider-email',
  CONFLICT: 'provider-known',
  TOO_MANY_REQUESTS: 'busy',
}

export function providerSignIn(deps: Deps) {
  const ways = new Hono()
  ways.get('/sign-in/:id', async (c) => {
    const { from } = parseSignInSearch(c.req.query())
    const again = c.req.query('again') === 'true'
    return refusedOr(c, from, async () => {
      const { url } = await (await caller(c)).providers.leave({ id: c.req.param('id'), from, again })
      return url
    })
  })
  ways.get('/sign-in/:id/callback', async (c) =>
    refusedOr(c, undefined, async () => {
      const { search } = new URL(c.req.url)
      const { user, from, language } = await (await caller(c)).providers.back({
        id: c.req.param('id'),
        search,
      })
      const arrival = user
        ? withArrival(afterSignIn(from, user.role))
        : `${safeReturn(from) ?? '/account'}#connected`
      return inLanguage(readersLanguage(deps.env, language), () => localAddress(arrival))
    }),
  )

  async function caller(c: HonoContext) {
    c.header('Cache-Control', 'private, no-store')
    return sessionCaller(deps, c)
  }
  return ways
}

async function refusedOr(c: HonoContext, from: string | undefined, work: () => Promise<string>) {
  try {
    return c.redirect(await work(), 303)
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error
    const refused = REFUSALS[error.code] ?? 'provider'
    return shortRedirect(c, `/login?${new URLSearchParams({ refused, ...(from && { from }) })}`, 303)
  }
}
