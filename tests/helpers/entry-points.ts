import { visitorContext } from '#server/context.ts'
import { createDemoPayments } from '#server/integrations/demo-payments.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { API_KEY_SCOPES } from '#shared/accounts/api-key-scopes.ts'
import { PAGES, type PageRules } from '#shared/page-table.ts'
import { MINUTE_S } from '#shared/time/durations.ts'
import { adminShop } from '#tests/helpers/admin-shop.ts'
import { type Admission, procedureNames, procedureOf, refusalOf } from '#tests/helpers/refusal.ts'

type Shop = Awaited<ReturnType<typeof adminShop>>

const HEAD = `# Entry points

This page lists every entry point of the program, who may use it, and its limits. It is generated from the program itself:
each path and each procedure was called by a visitor, by a user, by an administrator, and with an administrator's key of each
scope. A test generates the page again and compares. After a change, run
\`npx vitest run --project=integration tests/integration/entry-points.test.ts -u\`.`

/** The page docs/entry-points.md. */
export async function entryPointsPage(): Promise<string> {
  const demo = createDemoPayments({ publicUrl: 'http://localhost:3000', file: undefined })
  const shop = await adminShop({ demo, env: { RATE_LIMIT_FACTOR: '1000000' } })
  const paths = addressesOf(shop)
  const rest = paths.filter((address) => address.includes(' /api/'))
  const others = paths.filter((address) => !address.includes(' /api/'))
  return [
    HEAD,
    `## REST\n\n${await restTable(shop, rest)}`,
    `## Procedures (/trpc)\n\n${await procedureTable(shop)}`,
    `## Pages behind a session\n\n${pageTable()}`,
    `## Files, forms, and the rest\n\nThese are open to everyone; forms are accepted only from our own pages, or with the token of an emailed link.\n\`/demo-checkout\` exists only while payments are a demo.\nAll other paths are pages or answer 404.\n\n${others.map((address) => `- \`${address}\``).join('\n')}\n- \`POST /mcp\``,
    `## Limits\n\nThese apply to an IP address (a /64 in IPv6) unless \`src/server/limits/limits.ts\` says otherwise; \`RATE_LIMIT_FACTOR\` scales all of them.\nBodies may have up to 256 kB and take up to 20 s; administrators may send feeds of up to 512 MB and backups of up to 4 GB.\n\n${limitTable()}`,
  ].join('\n\n')
}

function addressesOf({ app }: Shop): string[] {
  const mounted = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  return [...new Set(mounted.map(({ method, path }) => `${method} ${path}`))].sort()
}

async function restTable(shop: Shop, addresses: string[]): Promise<string> {
  const keys = await keysOf(shop)
  const rows: string[][] = []
  for (const address of addresses) {
    const user = await shop.signInAs('user')
    const ask = (headers: Record<string, string>) => admission(shop, address, headers)
    const seen = { visitor: await ask({}), user: await ask(user.headers) }
    const scopes: string[] = []
    for (const [scope, key] of keys)
      if ((await ask({ authorization: `Bearer ${key}` })) === 'in') scopes.push(scope)
    rows.push([code(address), who(seen.visitor, seen.user, 'in'), keyWords(scopes)])
  }
  return table(['Request', 'Who', 'Keys'], rows)
}

async function keysOf({ admin }: Shop): Promise<[scope: string, key: string][]> {
  const made: [string, string][] = []
  for (const scope of API_KEY_SCOPES) {
    const { key } = await admin.apiKeys.create({ name: scope, scopes: [scope], days: 30 })
    made.push([scope, key])
  }
  return made
}

async function admission(
  { app }: Shop,
  address: string,
  headers: Record<string, string>,
): Promise<Admission> {
  const [method = '', path = ''] = address.split(' ')
  const { status } = await app.request(path.replaceAll(/:\w+/g, '1'), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: '{}' }),
  })
  return status === 401 || status === 403 ? status : 'in'
}

async function procedureTable({ deps, signInAs, user: admin }: Shop): Promise<string> {
  const { user, session } = await signInAs('user')
  const administrator = await signInAs('admin')
  const visitor = visitorContext(deps)
  const asAdmin = { ...visitor, user: administrator.user, sessionId: administrator.session.id }
  const rows: string[][] = []
  for (const name of procedureNames) {
    const asUser = await refusalOf(name, { ...visitor, user, sessionId: session.id })
    const scopes: string[] = []
    for (const scope of API_KEY_SCOPES) {
      const apiKey = { id: 'key', scopes: [scope], callsPerMinute: 300 }
      if ((await refusalOf(name, { ...visitor, user: admin, apiKey })) === 'in') scopes.push(scope)
    }
    const { type, meta } = procedureOf(name)
    const more = [
      meta.fresh && 'confirmed within 10 minutes',
      meta.cached && 'cached',
      meta.audit && 'audited',
    ]
    rows.push([
      code(name),
      type,
      who(await refusalOf(name, visitor), asUser, await refusalOf(name, asAdmin)),
      keyWords(scopes),
      more.filter(Boolean).join(', '),
    ])
  }
  return table(['Procedure', 'Kind', 'Who', 'Keys', 'More'], rows)
}

function pageTable(): string {
  const guarded = Object.entries<PageRules>(PAGES).flatMap(([path, { guard }]) =>
    guard ? [[code(path), guard === 'account' ? 'user' : guard]] : [],
  )
  return table(['Page, and everything below it', 'Who'], guarded)
}

function limitTable(): string {
  const rows = Object.entries(LIMITS).map(([name, { points, seconds }]) => [
    name,
    points.toLocaleString('en'),
    `${(seconds / MINUTE_S).toLocaleString('en')} min`,
  ])
  return table(['Limit', 'How many', 'In'], rows)
}

/** Further refusals of an administrator depend on the account, not on its role. */
function who(visitor: Admission, user: Admission, administrator: Admission): string {
  if (visitor === 'in') return 'everyone'
  return user === 'in' || administrator !== 'in' ? 'user' : 'administrator'
}

function keyWords(scopes: string[]): string {
  return scopes.length === API_KEY_SCOPES.length ? 'any' : scopes.join(', ') || 'none'
}

function code(text: string): string {
  return `\`${text}\``
}

function table(heads: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}
