import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callTRPCProcedure, TRPCError } from '@trpc/server'
import { readEnvironment } from '#server/config/env.ts'
import { visitorContext } from '#server/context.ts'
import { requireOwnKind } from '#server/db/demo-mark.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { resetDemo } from '#server/demo/reset.ts'
import { appRouter, createCaller } from '#server/router.ts'
import { startApp } from '#server/startup/start-app.ts'
import { OPEN_IN_DEMO } from '#server/trpc/demo-rules.ts'
const folder = mkdtempSync(join(tmpdir(), 'demo-'))
const database = join(folder, 'shop.db')
const env = readEnvironment({ DATABASE_PATH: database, DEMO: 'on', SMTP_URL: 'smtp://127.0.0.1:9', ALERT_MAILS: 'on', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' })
const assets = { entry: '/assets/entry.js', styles: [], deferredStyles: [], fonts: [], routes: {} }
const say = (...x: unknown[]) => console.log(new Date().toISOString().slice(14, 19), ...x)
say('start')
const shop = await startApp({ originalContent: () => ({}), renderPage: (async () => { throw new Error('none') }) as never, assets, styles: new Map(), cachesPages: true }, env)
say('started')
const { db } = shop.deps
const visitor = visitorContext(shop.deps)
const { user } = await createCaller(visitor).accounts.visit() as any
const session = db.$client.prepare('select id from sessions where user_id = ?').get(user.id) as any
const ctx = { ...visitor, user, sessionId: session.id }
const caller = createCaller(ctx)
const names = Object.keys(appRouter._def.procedures)
say('missing', [...OPEN_IN_DEMO].filter((p) => !names.includes(p)))
async function refusal(path: string) {
  const { type } = Reflect.get(appRouter._def.procedures, path)._def
  try {
    await callTRPCProcedure({ router: appRouter, path, getRawInput: async () => ({}), ctx, type, allowMethodOverride: true, signal: undefined, batchIndex: 0 })
    return 'in'
  } catch (error) { if (!(error instanceof TRPCError)) throw error; return error.code === 'FORBIDDEN' ? error.message : 'in:' + error.code + ' ' + (error.code === 'INTERNAL_SERVER_ERROR' ? error.message : '') }
}
const tables = () => Object.fromEntries((db.$client.prepare("select name from pragma_table_list where schema='main' and type='table' and name not in ('users','sessions') and name not like '%fts%' and name not like 'products_names%' and name not like 'sqlite%'").pluck().all() as string[]).map((n) => [n, (db.$client.prepare(`select count(*) as c from "${n}"`).get() as any).c]))
const before = tables()
for (const path of names) {
  const { type, meta } = Reflect.get(appRouter._def.procedures, path)._def
  if (OPEN_IN_DEMO.has(path)) { if (meta?.fresh) say('FRESH OPEN', path); continue }
  if (type === 'query' && !meta?.fresh) continue
  const r = await refusal(path)
  if (!r.startsWith('The demo ')) say('NOT REFUSED', path, r)
}
say('walked')
for (const path of OPEN_IN_DEMO) { const r = await refusal(path); if (!r.startsWith('in') || r.includes('INTERNAL')) say('OPEN BUT', path, r) }
await caller.admin.settings.update({ SITE_NAME: 'Somebody was here' })
const rows = (await caller.admin.catalog.list({})).rows
await caller.admin.products.delete({ ids: [rows[0]!.id] })
await caller.favorites.add({ productId: rows[1]!.id })
say('name', shop.deps.env.SITE_NAME)
await caller.donations.createSession({ amount: 12, email: 'real@person.example', name: 'Real', message: 'x' })
say(db.$client.prepare('select email,name,message from donations order by id desc limit 1').get(), db.$client.prepare('select count(*) c from security_events').get())
let done = false, n = 0
const statuses = new Map<number, number>()
const resetting = resetDemo(shop.deps).finally(() => { done = true })
let writes = 0, failed = 0
while (!done) { const s = (await shop.app.request('/api/products')).status; statuses.set(s, (statuses.get(s) ?? 0) + 1); n++; try { await caller.favorites.add({ productId: rows[1]!.id }); writes++ } catch (e) { failed++; if (failed < 4) say('write', String(e)) } await new Promise((r) => setTimeout(r, 5)) }
await resetting
say('reset', n, statuses, writes, failed, shop.deps.env.SITE_NAME)
const after = tables()
for (const k of Object.keys({ ...before, ...after })) if (before[k] !== after[k]) say('DIFFERS', k, before[k], after[k])
say('me', await caller.accounts.me())
say('search', (await caller.products.list({ search: 'muslin' } as never) as any)?.total ?? 'ok')
for (const f of [shop.deps.fetchFeed, shop.deps.fetchRetailer, shop.deps.fetchWebhook]) await f('https://x.example/', { timeoutMs: 100, maxBytes: 1 }).then(() => say('FETCHED'), (e) => say(e.message))
await caller.admin.feeds.create({ name: 'Mine', place: { kind: 'address', location: 'https://x.example/f.csv' } } as never).catch((e) => say(e.message))
say('mail', await shop.deps.mailer!.send({ to: 'a@b.example', subject: '', html: '', text: '' }))
const own = join(folder, 'own.db'); openDatabase(own).$client.close()
for (const [DEMO, DATABASE_PATH] of [[true, own], [false, own], [false, database], [true, database]] as const) try { requireOwnKind({ DEMO, DATABASE_PATH }); say('ok', DEMO) } catch (e: any) { say(e.message) }
await shop.close()
rmSync(folder, { recursive: true })
process.exit(0)
