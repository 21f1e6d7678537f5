import { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import { CLIENT_ADDRESS_HEADER } from '#server/auth/auth.ts'
import { findSession } from '#server/auth/find-session.ts'
import { isHeldUp } from '#server/auth/second-factors.ts'
import { hasSessionCookie as hasCookie } from '#server/auth/session-cookie.ts'
import { type Context, type Deps, visitorContext } from '#server/context.ts'
import { clientAddress } from '#server/http/middleware/client-address.ts'
import { addressKey } from '#server/limits/limits.ts'
import { findKeyOwner } from '#server/trpc/key-owner.ts'

const BEARER = /^Bearer +([\w.~+/=-]{1,200}) *$/i

export function hasSessionCookie(c: HonoContext): boolean {
  return hasCookie(c.req.header('cookie') ?? '')
}

export function hasKey(c: HonoContext): boolean {
  return c.req.header('authorization') !== undefined
}

export function keyOf(c: HonoContext): string | undefined {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1]
}

function cookieSetter(c: HonoContext): Context['setCookie'] {
  return (cookie) => c.header('Set-Cookie', cookie, { append: true })
}

/** A key is looked up, and its use recorded, once for each request. */
const withKeys = new WeakMap<Request, Promise<Context>>()

export function sessionContext(
  deps: Deps,
  c: HonoContext,
  setCookie = cookieSetter(c),
): Context | Promise<Context> {
  const context = visitorContext(deps, clientAddress(c, deps.env.TRUST_PROXY))
  const signedIn = { ...context, headers: ownHeaders(c, context.clientAddress), setCookie }
  return hasSessionCookie(c) ? withSession(signedIn) : signedIn
}

/** The caller. Nothing is looked up for a visitor without a key or session. */
export function requestContext(
  deps: Deps,
  c: HonoContext,
  setCookie = cookieSetter(c),
): Context | Promise<Context> {
  if (!hasKey(c)) return sessionContext(deps, c, setCookie)
  const cached = withKeys.get(c.req.raw)
  if (cached) return cached
  const context = visitorContext(deps, clientAddress(c, deps.env.TRUST_PROXY))
  const headers = new Headers({ 'user-agent': c.req.header('user-agent') ?? '' })
  const owned = withKeyOwner({ ...context, headers }, keyOf(c))
  withKeys.set(c.req.raw, owned)
  return owned
}

/** Headers that accounts may rely on: the address that a visitor claims is replaced by the verified one. */
function ownHeaders(c: HonoContext, address: string): Headers {
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent']) headers.set(name, c.req.header(name) ?? '')
  headers.set(CLIENT_ADDRESS_HEADER, address)
  return headers
}

async function withSession(context: Context): Promise<Context> {
  const userSession = await findSession(context)
  if (!userSession) return context
  const { id, email, name } = userSession.user
  const user = { id, email, name, role: userSession.role }
  const sessionId = userSession.session.id
  return isHeldUp(context, user, sessionId)
    ? { ...context, enrolling: user, sessionId }
    : { ...context, user, sessionId }
}

async function withKeyOwner(context: Context, key: string | undefined): Promise<Context> {
  const owner = key === undefined ? undefined : findKeyOwner(context, key)
  if (owner) return { ...context, ...owner }
  await context.limits.count('apiCalls', addressKey(context.clientAddress))
  throw new TRPCError({ code: 'UNAUTHORIZED', message: 'This API key isn’t valid' })
}
