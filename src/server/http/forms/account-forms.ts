import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { Hono, type Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { sessionContext } from '#server/http/middleware/request-context.ts'
import { isOwn } from '#server/http/middleware/same-origin.ts'
import { createCaller } from '#server/trpc/router.ts'
import { afterSignIn } from '#shared/return-location.ts'
import { parseSignInSearch } from '#shared/sign-in-search.ts'

type Field = Record<string, string>

/**
 * The forms of /login, /signup, the account menu and the link of a verification mail as a browser sends them by itself, without JavaScript or before it
 * is there. What happened is said by the page that follows: in its hash or its query.
 */
export function accountForms(deps: Deps) {
  const forms = new Hono()
  const { origin } = new URL(deps.env.PUBLIC_URL)
  // Also where nobody is signed in yet: another site must not sign a visitor in to a stranger's account.
  forms.on('POST', ['/login', '/signup', '/logout', '/confirm-email'], async (c, next) =>
    isOwn(origin, c.req.url, c.req.header('origin'), c.req.header('sec-fetch-site'))
      ? next()
      : errorResponse(c, 403, 'This request came from another site'),
  )
  forms.post('/login', async (c) => {
    const { email = '', password = '', ...rest } = await fields(c)
    return begin(c, '/login', rest, async () =>
      (await caller(c)).accounts.signIn({ email, password, save: wanted(rest) }),
    )
  })
  forms.post('/signup', async (c) => {
    const { name = '', email = '', password = '', ...rest } = await fields(c)
    return begin(c, '/signup', rest, async () =>
      (await caller(c)).accounts.signUp({ name, email, password, save: wanted(rest) }),
    )
  })
  forms.post('/logout', async (c) => {
    await (await caller(c)).accounts.signOut()
    return c.redirect('/#signed-out', 303)
  })
  forms.post('/confirm-email', async (c) => {
    const isDone = await succeeds(
      (await caller(c)).accounts.verifyEmail({ token: c.req.query('token') ?? '' }),
    )
    return c.redirect(isDone ? '/confirm-email?state=done' : '/confirm-email', 303)
  })

  async function caller(c: HonoContext) {
    const setCookie = (cookie: string) => c.header('Set-Cookie', cookie, { append: true })
    return createCaller(await sessionContext(deps, c, setCookie))
  }
  return forms
}

function wanted(rest: Field): number | undefined {
  return parseSignInSearch(rest).save
}

type Begun = Awaited<ReturnType<ReturnType<typeof createCaller>['accounts']['signIn']>>

async function begin(c: HonoContext, page: string, rest: Field, work: () => Promise<Begun>) {
  const { from, save } = parseSignInSearch(rest)
  try {
    const { user } = await work()
    const location = afterSignIn(from, user.role)
    return c.redirect(location.includes('#') ? location : `${location}#signed-in`, 303)
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error
    const refused = String(getHTTPStatusCodeFromError(error))
    const query = new URLSearchParams({ refused, ...(from && { from }), ...(save && { save: String(save) }) })
    return c.redirect(`${page}?${query}`, 303)
  }
}

/** False for what was refused; the page says so. */
async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error
    return false
  }
}

async function fields(c: HonoContext): Promise<Field> {
  const body = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
