import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { visitorContext } from '#server/context.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { API_KEY_SCOPES, type ApiKeyScope, isInScope } from '#shared/accounts/api-key-scopes.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { procedureNames as paths, procedureOf, refusalOf } from '#tests/helpers/refusal.ts'

type Who = 'everyone' | 'user' | 'admin'
type Role = 'visitor' | 'user' | 'admin'

/**
 * Who may do what: the one table. A new procedure or path has to be entered here, unless `admin.` begins its name: that
 * is for administrators alone.
 */
const PROCEDURES: Record<string, Who> = {
  'accounts.changeEmail': 'user',
  'accounts.confirmEmailChange': 'everyone',
  'accounts.confirmSignUp': 'everyone',
  'accounts.emailState': 'user',
  'accounts.me': 'user',
  'accounts.requestPasswordReset': 'everyone',
  'accounts.requestSignInLink': 'everyone',
  'accounts.resetPassword': 'everyone',
  'accounts.secondStep': 'everyone',
  'accounts.session': 'everyone',
  'accounts.sendVerification': 'user',
  'accounts.signIn': 'everyone',
  'accounts.signInByLink': 'everyone',
  'accounts.signOut': 'everyone',
  'accounts.signUp': 'everyone',
  'accounts.verifyEmail': 'everyone',
  'accounts.visit': 'everyone',
  'pictures.library': 'admin',
  'blog.bySlug': 'everyone',
  'blog.full': 'everyone',
  'blog.latest': 'everyone',
  'blog.list': 'everyone',
  'blog.overview': 'everyone',
  'blog.preview': 'everyone',
  'categories.list': 'everyone',
  'categories.tiles': 'everyone',
  'landingPages.bySlug': 'everyone',
  'landingPages.links': 'everyone',
  'landingPages.overview': 'everyone',
  'clicks.count': 'everyone',
  'clicks.countText': 'everyone',
  'clicks.countView': 'everyone',
  'content.byName': 'everyone',
  'donations.createSession': 'everyone',
  'donations.pastGoals': 'everyone',
  'donations.progress': 'everyone',
  'donations.result': 'everyone',
  'factors.beginAuthenticator': 'user',
  'factors.confirmAuthenticator': 'user',
  'factors.confirmIdentity': 'user',
  'factors.isEnrolling': 'everyone',
  'factors.list': 'user',
  'factors.removeAuthenticator': 'user',
  'factors.renewRecoveryCodes': 'user',
  'factors.requireFresh': 'user',
  'favorites.add': 'user',
  'favorites.addAll': 'user',
  'favorites.ids': 'user',
  'favorites.list': 'user',
  'favorites.ofDevice': 'everyone',
  'favorites.remove': 'user',
  'favorites.share': 'user',
  'favorites.shared': 'everyone',
  'favorites.sharing': 'user',
  'favorites.stopSharing': 'user',
  'newsletter.confirm': 'everyone',
  'newsletter.forget': 'everyone',
  'newsletter.link': 'everyone',
  'newsletter.savePreferences': 'everyone',
  'newsletter.subscribe': 'everyone',
  'newsletter.unsubscribe': 'everyone',
  'memberships.checkout': 'user',
  'memberships.mine': 'user',
  'memberships.plans': 'everyone',
  'memberships.portal': 'user',
  'memberships.synchronize': 'user',
  'partners.list': 'everyone',
  'pictures.source': 'everyone',
  'pictures.uploaded': 'everyone',
  'priceAlerts.choices': 'user',
  'priceAlerts.delete': 'user',
  'priceAlerts.link': 'everyone',
  'priceAlerts.mine': 'user',
  'priceAlerts.resume': 'user',
  'priceAlerts.set': 'user',
  'priceAlerts.stop': 'everyone',
  'products.byId': 'everyone',
  'products.compare': 'everyone',
  'products.count': 'everyone',
  'products.facets': 'everyone',
  'products.featured': 'everyone',
  'products.list': 'everyone',
  'products.cards': 'everyone',
  'products.offers': 'everyone',
  'products.prices': 'everyone',
  'products.similar': 'everyone',
  'products.variants': 'everyone',
  'products.suggest': 'everyone',
  'passkeys.add': 'user',
  'passkeys.begin': 'user',
  'passkeys.challenge': 'everyone',
  'passkeys.list': 'user',
  'passkeys.remove': 'user',
  'passkeys.rename': 'user',
  'passkeys.signIn': 'everyone',
  'providers.back': 'everyone',
  'providers.connect': 'user',
  'providers.disconnect': 'user',
  'providers.leave': 'everyone',
  'providers.list': 'user',
  'profile.changePassword': 'user',
  'profile.delete': 'user',
  'profile.endOtherSessions': 'user',
  'profile.endSession': 'user',
  'profile.export': 'user',
  'profile.rename': 'user',
  'profile.replaceTemporaryPassword': 'user',
  'profile.sessions': 'user',
  'profile.setPassword': 'user',
  'sitemap.catalog': 'everyone',
  'sitemap.products': 'everyone',
}

/** Procedures of an account about itself: closed to keys, open to a session that must still set up a factor. */
const OWN_FACTORS =
  /^(profile\.replaceTemporaryPassword$|factors\.(?!isEnrolling)|passkeys\.(?!challenge|signIn)|providers\.(?!leave|back))/

/** Procedures that would escalate a key's rights or hand over the shop: closed to keys, whatever their scopes. */
const NOT_FOR_KEYS = [
  /^accounts\.(changeEmail|emailState|sendVerification)$/,
  /^admin\.(apiKeys|backups|security|status|users)\./,
  /^admin\.content\.(reset|update)$/,
  /^admin\.(donations\.(csv|list|refund)|reports\.find)$/,
  /^admin\.earnings\.accounts\.(create|delete|update)$/,
  /^admin\.feeds\.(categories|create|detect|dryRun|preview|update)$/,
  /^admin\.newsletter\.subscribers\.(export|list)$/,
  /^admin\.webhooks\.(create|delete|rotateSecret|update)$/,
  /^priceAlerts\.(?!link|stop)/,
  /^profile\.(?!export)/,
  OWN_FACTORS,
]
const isForSessions = (path: string) => NOT_FOR_KEYS.some((pattern) => pattern.test(path))

/** Actions that a session left open must not allow. */
const FRESH = [
  'accounts.changeEmail',
  'profile.replaceTemporaryPassword',
  'profile.setPassword',
  'admin.apiKeys.create',
  'admin.apiKeys.revoke',
  'admin.apiKeys.rotate',
  'admin.backups.file',
  'admin.backups.restore',
  'admin.backups.restoreListed',
  'admin.backups.uploadPlace',
  'admin.catalog.clear',
  'admin.catalog.startClear',
  'admin.donations.csv',
  'admin.donations.refund',
  'admin.newsletter.subscribers.export',
  'admin.users.setBlocked',
  'admin.users.setManyBlocked',
  'admin.users.setRole',
  'admin.webhooks.create',
  'admin.webhooks.update',
  'admin.webhooks.rotateSecret',
  'factors.beginAuthenticator',
  'factors.confirmAuthenticator',
  'factors.removeAuthenticator',
  'factors.renewRecoveryCodes',
  'factors.requireFresh',
  'passkeys.add',
  'passkeys.begin',
  'passkeys.remove',
  'providers.connect',
  'providers.disconnect',
]

const PATHS: Record<string, Who> = {
  'GET /api/admin/backups/:name': 'admin',
  'POST /api/admin/restore': 'admin',
  'GET /api/admin/export/catalog.csv': 'admin',
  'GET /api/admin/export/catalog.json': 'admin',
  'GET /api/admin/export/catalogue.csv': 'admin',
  'GET /api/admin/export/catalogue.json': 'admin',
  'GET /api/admin/export/donations.csv': 'admin',
  'GET /api/admin/feeds/runs/:id/rejections.csv': 'admin',
  'POST /api/admin/articles/covers': 'admin',
  'POST /api/admin/categories/pictures': 'admin',
  'POST /api/admin/settings/icons': 'admin',
  'POST /api/admin/settings/logos': 'admin',
  'POST /api/admin/feeds/uploads': 'admin',
  'GET /api/admin/newsletter/:id/preview': 'admin',
  'GET /api/admin/newsletter/empty-preview': 'admin',
  'GET /api/auth/get-session': 'everyone',
  'POST /api/auth/sign-in/second-step': 'everyone',
  'POST /api/auth/sign-in/email': 'everyone',
  'POST /api/auth/sign-out': 'everyone',
  'POST /api/auth/sign-up/email': 'everyone',
  'POST /api/clicks': 'everyone',
  'POST /api/views': 'everyone',
  'GET /api/admin/clicks.csv': 'admin',
  'GET /api/admin/earnings.csv': 'admin',
  'GET /api/categories': 'everyone',
  'GET /api/docs': 'everyone',
  'POST /api/create-payment': 'everyone',
  'DELETE /api/favorites': 'user',
  'GET /api/favorites': 'user',
  'POST /api/favorites': 'user',
  'GET /api/health': 'everyone',
  'GET /api/me': 'user',
  'GET /api/me/export': 'user',
  'GET /api/openapi.json': 'everyone',
  'GET /api/products': 'everyone',
  'GET /api/products/:id': 'everyone',
  'GET /api/products/:id/prices': 'everyone',
  'GET /api/products/count': 'everyone',
  'GET /api/ready': 'everyone',
  'GET /api/seed-products': 'admin',
  'POST /api/products': 'admin',
  'POST /api/products/clear': 'admin',
  'POST /api/subscribe': 'everyone',
  'POST /api/stripe/webhook': 'everyone',
}

/** The scope that a key needs; the first match counts. Other public reads need `read`, everything else `admin`. */
const KEY_SCOPES: [beginning: string, scope: ApiKeyScope][] = [
  ['accounts.me', 'read'],
  ['favorites.', 'favorites'],
  ['admin.catalog.', 'catalog'],
  ['admin.products.', 'catalog'],
  ['admin.categories.', 'catalog'],
  ['admin.partners.', 'catalog'],
]

const ROLES = ['visitor', 'user', 'admin'] as const

function expected(who: Who, role: Role): 'in' | 401 | 403 {
  if (who === 'everyone' || role === 'admin') return 'in'
  if (role === 'visitor') return 401
  return who === 'user' ? 'in' : 403
}

/** One shop answers them all: some end the session that asks, but none what others are. */
const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000000' } })

describe('procedures', () => {
  test('are all in the table, and the table has no others', () => {
    const others = paths.filter((path) => !path.startsWith('admin.'))
    expect(others).toEqual(Object.keys(PROCEDURES).sort())
    expect(paths.length - others.length).toBeGreaterThan(150)
  })

  test.each(paths)('%s is open exactly to the roles in the table', async (path) => {
    for (const role of ROLES) {
      const { user, session } = role === 'visitor' ? {} : await shop.signInAs(role)
      const answer = await refusalOf(path, { ...visitorContext(shop.deps), user, sessionId: session?.id })
      expect([role, answer]).toEqual([role, expected(PROCEDURES[path] ?? 'admin', role)])
    }
  })
})

describe('a session that must set up a second factor', () => {
  test.each(paths)('%s is open only for that set-up or for everyone', async (path) => {
    const { user: enrolling, session } = await shop.signInAs('admin')
    const context = { ...visitorContext(shop.deps), enrolling, sessionId: session.id }
    const answer = await refusalOf(path, context)
    const isOpen = PROCEDURES[path] === 'everyone' || OWN_FACTORS.test(path)
    expect(answer).toBe(isOpen ? 'in' : 403)
  })
})

describe('a session with an old sign-in', () => {
  test.each(FRESH)('%s requires a new confirmation of identity', async (path) => {
    const { user, session } = await shop.signInAs('admin')
    const context = { ...visitorContext(shop.deps), user, sessionId: session.id }
    const prove = (minutesAgo: number) =>
      shop.db
        .update(sessions)
        .set({ provedAt: new Date(Date.now() - minutesAgo * 60_000) })
        .where(eq(sessions.id, session.id))
        .run()
    prove(11)
    expect(await refusalOf(path, context)).toBe(403)
    prove(9)
    expect(await refusalOf(path, context)).toBe('in')
  })

  test('is accepted by all other procedures', () => {
    const marked = paths.filter((path) => procedureOf(path).meta.fresh)
    expect(marked).toEqual([...FRESH].sort())
  })
})

describe('keys of an administrator', () => {
  test.each(API_KEY_SCOPES)('with the scope %s do exactly what the table allows', async (scope) => {
    const { user } = await shop.signInAs('admin')
    const apiKey = { id: 'key', scopes: [scope], callsPerMinute: 300 }
    for (const path of paths) {
      const { type } = procedureOf(path)
      const isOpenRead = PROCEDURES[path] === 'everyone' && type === 'query'
      const named = KEY_SCOPES.find(([beginning]) => path.startsWith(beginning))?.[1]
      const needed = named ?? (isOpenRead ? 'read' : 'admin')
      const isIn = isInScope([scope], needed) && !isForSessions(path)
      const answer = await refusalOf(path, { ...visitorContext(shop.deps), user, apiKey })
      expect([path, answer]).toEqual([path, isIn ? 'in' : 403])
    }
  })
})

describe('REST', () => {
  const paths = [
    ...new Set(
      shop.app.routes
        .filter(({ method, path }) => method !== 'ALL' && /^\/api\/[^*]+$/.test(path))
        .map(({ method, path }) => `${method} ${path}`),
    ),
  ].sort()

  test('has all its paths in the table, and the table has no others', () => {
    expect(paths).toEqual(Object.keys(PATHS).sort())
  })

  test.each(paths)('%s is open exactly to the roles in the table', async (route) => {
    const { app, signInAs } = createTestApp()
    const [method = '', path = ''] = route.split(' ')
    const body = method === 'GET' ? undefined : '{}'
    for (const role of ROLES) {
      const signedIn = role === 'visitor' ? {} : (await signInAs(role)).headers
      const headers = { 'content-type': 'application/json', ...signedIn }
      const answer = await app.request(path.replaceAll(/:\w+/g, '1'), {
        method,
        headers,
        ...(body && { body }),
      })
      const refusal = answer.status === 401 || answer.status === 403 ? answer.status : 'in'
      expect([role, refusal]).toEqual([role, expected(PATHS[route] ?? 'admin', role)])
      expect(answer.status).toBeLessThan(500)
    }
  })
})

/** Sessions that were an administrator's and are worth nothing now. */
const ENDED: [what: string, end: (shop: ReturnType<typeof createTestApp>, userId: string) => unknown][] = [
  [
    'of a blocked account',
    ({ db }, id) => db.update(users).set({ banned: true }).where(eq(users.id, id)).run(),
  ],
  [
    'that ended with another password',
    ({ db }, id) => db.delete(sessions).where(eq(sessions.userId, id)).run(),
  ],
  [
    'that has expired',
    ({ db }, id) =>
      db
        .update(sessions)
        .set({ expiresAt: new Date(0) })
        .where(eq(sessions.userId, id))
        .run(),
  ],
  ['of a deleted account', ({ db }, id) => db.delete(users).where(eq(users.id, id)).run()],
]

describe('an ended session', () => {
  test.each(ENDED)('%s opens only public operations', async (_, end) => {
    const shop = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000000' } })
    const { user, headers } = await shop.signInAs('admin')
    expect(await statusOf(shop, '/trpc/admin.users.list', 'GET', headers)).not.toBe(401)
    end(shop, user.id)
    for (const path of paths) {
      const method = procedureOf(path).type === 'mutation' ? 'POST' : 'GET'
      const isRefused = (await statusOf(shop, `/trpc/${path}`, method, headers)) === 401
      if (PROCEDURES[path] !== 'everyone') expect([path, isRefused]).toEqual([path, true])
    }
    for (const [route, who] of Object.entries(PATHS)) {
      const [method = '', path = ''] = route.split(' ')
      const status = await statusOf(shop, path.replaceAll(/:\w+/g, '1'), method, headers)
      if (who !== 'everyone') expect([route, status]).toEqual([route, 401])
    }
  })
})

async function statusOf(
  { app }: ReturnType<typeof createTestApp>,
  path: string,
  method: string,
  signedIn: Record<string, string>,
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...signedIn }
  const answer = await app.request(path, { method, headers, ...(method !== 'GET' && { body: '{}' }) })
  // A stream has begun before it refuses.
  return (await answer.text()).includes('"httpStatus":401') ? 401 : answer.status
}
