import { callTRPCProcedure } from '@trpc/server'
import { describe, expect, test } from 'vitest'
import { type Context, visitorContext } from '#server/context.ts'
import type { AuditLine } from '#server/features/audit/service.ts'
import { cached as cachedPath } from '#server/http/middleware/cacheable.ts'
import { appRouter } from '#server/router.ts'
import type { ProcedureMeta } from '#server/trpc/init.ts'
import { AUDIT_ACTIONS, type AuditAction } from '#shared/inputs/audit.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { makeLandingPage } from '#tests/helpers/landing-page-factory.ts'

const procedures = Object.keys(appRouter._def.procedures)
  .sort()
  .map((path) => ({ path, ...definitionOf(path) }))
const cached = procedures.filter(({ meta }) => meta.cached)

describe('a change by an administrator', () => {
  const changes = procedures.filter(({ path, type }) => path.startsWith('admin.') && type === 'mutation')

  test('is audited, or its procedure states the reason', () => {
    const silent = changes.filter(({ meta }) => !meta.audit).map(({ path }) => path)
    expect(silent).toEqual([])
  })

  test('is audited later in exactly these calls', () => {
    const later = changes.filter(
      ({ meta: { audit = '' } }) => typeof audit === 'object' && !('byService' in audit),
    )
    expect(later.map(({ path }) => path)).toEqual([
      'admin.articles.preview',
      'admin.articles.uploadCover',
      'admin.backups.checkInBucket',
      'admin.backups.restore',
      'admin.backups.restoreListed',
      'admin.backups.start',
      'admin.backups.uploadPlace',
      'admin.catalog.startClear',
      'admin.categories.uploadPicture',
      'admin.earnings.preview',
      'admin.feeds.categories',
      'admin.feeds.detect',
      'admin.feeds.preview',
      'admin.feeds.upload',
      'admin.landingPages.preview',
      'admin.links.checkAgain',
      'admin.newsletter.campaigns.previewText',
      'admin.settings.uploadIcon',
      'admin.settings.uploadLogo',
    ])
  })

  test('belongs to a procedure that names it, without unused actions', () => {
    const named = procedures.flatMap(({ meta }) => (meta.audit ? actionsOf(meta.audit) : []))
    const fromElsewhere: AuditAction[] = ['other.changed', 'user.access-given', 'user.factors-reset']
    expect([...new Set([...named, ...fromElsewhere])].sort()).toEqual([...AUDIT_ACTIONS].sort())
  })

  test('is never declared as audited for anonymous callers', () => {
    const outside = procedures.filter(({ path, meta }) => meta.audit && !path.startsWith('admin.'))
    expect(outside).toEqual([])
  })
})

describe('a procedure that requires a fresh session', () => {
  const fresh = procedures.filter(({ meta }) => meta.fresh)

  test('is in the security log or states a reason', () => {
    expect(fresh.length).toBeGreaterThan(20)
    expect(fresh.filter(({ meta }) => !meta.security).map(({ path }) => path)).toEqual([])
  })
})

/** One call of each; a new one has to be entered here. */
const INPUTS: Record<string, unknown> = {
  'blog.bySlug': { slug: 'baby-sleep-science' },
  'blog.full': undefined,
  'blog.latest': undefined,
  'blog.list': {},
  'blog.overview': undefined,
  'categories.list': undefined,
  'categories.tiles': undefined,
  'content.byName': { blocks: ['hero', 'terms'] },
  'landingPages.bySlug': { slug: 'rings' },
  'landingPages.links': undefined,
  'partners.list': undefined,
  'products.byId': { id: 3 },
  'products.cards': { search: 'ring' },
  'products.compare': { ids: [3, 1] },
  'products.count': undefined,
  'products.facets': {},
  'products.featured': undefined,
  'products.list': { search: 'ring' },
  'products.offers': { id: 3 },
  'products.prices': { id: 3 },
  'products.similar': { id: 3 },
  'products.suggest': { search: 'ri' },
  'products.variants': { id: 3 },
}

describe('an answer cached for everyone', () => {
  test('belongs to one of these procedures', () => {
    expect(cached.map(({ path }) => path)).toEqual(Object.keys(INPUTS))
  })

  test.each(cached)('depends for $path only on its input and the content', async ({ path, type }) => {
    expect(type).toBe('query')
    const answer = await callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: async () => INPUTS[path],
      ctx: contentAlone(),
      type: 'query',
      signal: undefined,
      batchIndex: 0,
    })
    expect(answer).toBeDefined()
  })

  test('has these read-only REST paths', () => {
    const { app } = createTestApp({ seeded: false })
    const marked = app.routes.filter(({ handler }) => handler === cachedPath)
    expect(marked.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/categories',
      'GET /api/products',
      'GET /api/products/:id',
      'GET /api/products/:id/prices',
      'GET /api/products/count',
    ])
  })

  test('is detected if its procedure reads the caller', () => {
    expect(() => contentAlone().user).toThrow('the answer depends on user')
    expect(() => contentAlone().env.PUBLIC_URL).toThrow('the answer depends on env.PUBLIC_URL')
  })
})

/** A context of a visitor that tells nothing of the visitor, the settings or the time of other services. */
function contentAlone(): Context {
  const { db, deps } = createTestApp()
  makeLandingPage(db, { name: 'Rings' })
  return new Proxy(visitorContext(deps), {
    get(context, name, receiver) {
      // Only a key that is shown is asked for its scopes.
      if (name === 'db' || name === 'apiKey') return Reflect.get(context, name, receiver)
      if (name === 'env') return settingsAlone(context.env)
      throw new Error(`the answer depends on ${String(name)}`)
    },
  })
}

/** A change of the currency raises the catalog's version, to which cached answers belong; a demo is one from its start. */
function settingsAlone(env: Context['env']): Context['env'] {
  return new Proxy(env, {
    get(settings, name) {
      if (name === 'CURRENCY' || name === 'DEMO') return settings[name]
      throw new Error(`the answer depends on env.${String(name)}`)
    },
  })
}

/** All that a call may leave in the log. */
function actionsOf(line: AuditLine): AuditAction[] {
  if (typeof line === 'string') return [line]
  if ('none' in line) return []
  return [line].flatMap((one) => ('byWork' in one ? one.byWork : one.byService))
}

function definitionOf(path: string): { type: string; meta: ProcedureMeta } {
  const { type, meta = {} } = Reflect.get(appRouter._def.procedures, path)._def
  return { type, meta }
}
