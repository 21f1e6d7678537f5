import { PROTOTYPE_NAMES } from '#tests/helpers/prototype-names.ts'

export interface HostileCall {
  kind: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

interface Targets {
  /** `GET /api/products/:id` */
  rest: string[]
  procedures: string[]
  pages: string[]
  /** Headers of whoever may do more than nobody. */
  signedIn: Record<string, string>
}

type Pick = <T>(from: readonly T[]) => T
type Chance = (share: number) => boolean
interface Dice {
  pick: Pick
  chance: Chance
  whole: (below: number) => number
}

/** Calls that an administrator's session would really carry out against the shop or itself. */
const REALLY_DONE =
  /clear|empty|restore|remove|delete|revoke|signOut|sign-out|endSession|endOther|setRole|setBlocked|seed|sync|backups\.start|sendTest|uploads|disconnect|changePassword|Authenticator|RecoveryCodes|upload/i

const TEXTS = [
  '',
  '0',
  '-1',
  '1',
  '17',
  '99999999999999999999',
  '1e309',
  'null',
  'undefined',
  "' OR 1=1 --",
  '"; DROP TABLE products; --',
  '" * NEAR( ^ : OR AND NOT',
  '%00',
  '%',
  '%_\\',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://[::1',
  'http://169.254.169.254/latest/meta-data',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  '\u0000\u0001\u001f',
  '\u202e\u200b\ufeff',
  '👩‍👧‍👦'.repeat(20),
  'ß'.repeat(200),
  ...PROTOTYPE_NAMES,
  'constructor.prototype',
  '#{7*7}{{7*7}}',
  '\r\nSet-Cookie: a=b',
  'a'.repeat(5_000),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  '('.repeat(500),
  'maja@home.example',
  'a@'.repeat(100),
]
const VALUES: unknown[] = [null, true, 0, -1, 1.5, 2 ** 53, 1e308, [], {}, [[]], { id: 1 }, { $ne: 1 }]
const FIELDS = ['id', 'ids', 'email', 'password', 'name', 'search', 'category', 'page', 'pageSize', 'sort']
  .concat([
    'slug',
    'token',
    'url',
    'amount',
    'currency',
    'product',
    'user_id',
    'code',
    'from',
    'to',
    'events',
  ])
  .concat(['order', 'card', 'customer', 'change'])
  .concat(['productId', 'placement', 'schedule', 'location', 'kind', ...PROTOTYPE_NAMES])
const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, ::1' },
  { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  { 'if-none-match': '*, W/"x", "' },
  { 'accept-encoding': 'br;q=9, *;q=0, ;;' },
  { accept: 'text/event-stream' },
  { 'trpc-accept': 'application/jsonl' },
  { range: 'bytes=0-1,5-2,-9' },
  { 'idempotency-key': 'again' },
  { 'x-http-method-override': 'DELETE' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { cookie: 'better-auth.session_token=a.b; theme=%ff' },
  { authorization: 'Bearer tuckling_invented' },
  { authorization: 'Basic \u0041:::' },
  { 'stripe-signature': 't=1,v1=00' },
]
const TYPES = [
  'application/json',
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
].concat(['multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/xml', ''])
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND']

/** An endless row of hostile requests to everything there is; the same seed makes the same row. */
export function hostileTraffic(seed: number, targets: Targets): () => HostileCall {
  const dice = diceOf(seed)
  const kinds = [rest, procedure, procedure, page, form, assistant, upload, beacon, webhook]
  return () => withAsker(dice, dice.pick(kinds)(dice, targets), targets.signedIn)
}

function withAsker({ pick, chance }: Dice, call: HostileCall, signedIn: Record<string, string>): HostileCall {
  const isHarmless = !REALLY_DONE.test(call.path)
  const asker = isHarmless && chance(0.35) ? signedIn : {}
  return { ...call, headers: { ...call.headers, ...pick(HEADERS), ...asker } }
}

function rest(dice: Dice, { rest: addresses }: Targets): HostileCall {
  const [method = 'GET', path = '/'] = dice.pick(addresses).split(' ')
  const address = path.replaceAll(/[:{]\w+\}?/g, () => inPath(dice))
  return call('rest', dice.chance(0.85) ? method : dice.pick(METHODS), `${address}${query(dice)}`, json(dice))
}

function procedure(dice: Dice, { procedures }: Targets): HostileCall {
  const names = dice.chance(0.1) ? [dice.pick(procedures), dice.pick(procedures)] : [dice.pick(procedures)]
  const batch = names.length > 1 || dice.chance(0.2)
  const input = dice.chance(0.85)
    ? JSON.stringify(batch ? { 0: { json: value(dice) } } : { json: value(dice) })
    : damaged(dice)
  const path = `/trpc/${dice.chance(0.97) ? names.join(',') : inPath(dice)}`
  if (dice.chance(0.5)) return call('trpc', 'POST', `${path}${batch ? '?batch=1' : ''}`, input)
  return call(
    'trpc',
    'GET',
    `${path}?${batch ? 'batch=1&' : ''}input=${encodeURIComponent(input.slice(0, 6_000))}`,
  )
}

function page(dice: Dice, { pages }: Targets): HostileCall {
  const path = dice.chance(0.7) ? dice.pick(pages) : `/${inPath(dice)}/${inPath(dice)}`
  return call('page', dice.chance(0.95) ? 'GET' : dice.pick(METHODS), `${path}${query(dice)}`)
}

function form(dice: Dice, { pages }: Targets): HostileCall {
  const fields = Array.from({ length: dice.whole(6) }, () => `${dice.pick(FIELDS)}=${encoded(text(dice))}`)
  return call('form', 'POST', dice.pick(pages), fields.join('&'), 'application/x-www-form-urlencoded')
}

function assistant(dice: Dice): HostileCall {
  const params = { name: dice.pick(['search_products', 'get_product', 'x', '']), arguments: value(dice) }
  const message = {
    jsonrpc: '2.0',
    id: value(dice),
    method: dice.pick(['tools/call', 'tools/list', 'initialize', 'x']),
    params,
  }
  const body = dice.chance(0.85)
    ? JSON.stringify(dice.chance(0.2) ? [message, message] : message)
    : damaged(dice)
  const made = call('mcp', 'POST', '/mcp', body)
  return { ...made, headers: { ...made.headers, accept: 'application/json, text/event-stream' } }
}

function upload(dice: Dice): HostileCall {
  const path = dice.pick(['/api/admin/feeds/uploads', '/api/admin/restore', '/api/admin/articles/covers'])
  return call('upload', 'POST', path, text(dice).repeat(20), dice.pick(TYPES))
}

function beacon(dice: Dice): HostileCall {
  const body = dice.chance(0.5)
    ? `${dice.whole(2_000)} card ${dice.pick(['a3f', 's', text(dice)])}`
    : `${text(dice)} ${text(dice)}`
  return call('beacon', 'POST', dice.pick(['/api/clicks', '/api/views']), body, 'text/plain')
}

function webhook(dice: Dice): HostileCall {
  const body = JSON.stringify({ id: text(dice), type: 'checkout.session.completed', data: value(dice) })
  return call('webhook', 'POST', '/api/stripe/webhook', body)
}

function call(
  kind: string,
  method: string,
  path: string,
  body?: string,
  type = 'application/json',
): HostileCall {
  const sends = body !== undefined && !['GET', 'HEAD', 'OPTIONS'].includes(method)
  return {
    kind,
    method,
    path,
    headers: sends && type ? { 'content-type': type } : {},
    body: sends ? body : undefined,
  }
}

function json(dice: Dice): string {
  return dice.chance(0.8) ? JSON.stringify(value(dice)) : damaged(dice)
}

function damaged(dice: Dice): string {
  const whole = JSON.stringify(value(dice)) ?? ''
  return dice.pick([
    whole.slice(0, -1),
    `\ufeff${whole}`,
    '['.repeat(2_000),
    `{"a":${whole},"a":${whole}}`,
    '{"\\',
    '',
    'x'.repeat(20_000),
    '{"a":"\\ud800"}',
  ])
}

/** Mostly an object of fields that somebody might read. */
function value(dice: Dice, depth = 0): unknown {
  if (depth > 2 || dice.chance(0.15)) return dice.chance(0.5) ? text(dice) : dice.pick(VALUES)
  if (dice.chance(0.1)) return Array.from({ length: dice.whole(4) }, () => value(dice, depth + 1))
  const fields = Array.from({ length: 1 + dice.whole(5) }, () => [dice.pick(FIELDS), leaf(dice, depth)])
  return Object.fromEntries(fields)
}

function leaf(dice: Dice, depth: number): unknown {
  if (dice.chance(0.5)) return text(dice)
  return dice.chance(0.7) ? dice.pick(VALUES) : value(dice, depth + 1)
}

function query(dice: Dice): string {
  if (dice.chance(0.3)) return ''
  const pairs = Array.from({ length: 1 + dice.whole(4) }, () => {
    const name = dice.chance(0.9) ? dice.pick(FIELDS) : encoded(text(dice))
    return `${name}=${dice.chance(0.95) ? encoded(text(dice)) : '%ff%zz'}`
  })
  return `?${pairs.join('&').slice(0, 6_000)}`
}

function inPath(dice: Dice): string {
  return dice.chance(0.5) ? String(dice.whole(3_000)) : encoded(text(dice).slice(0, 500))
}

function text({ pick, whole, chance }: Dice): string {
  return chance(0.8)
    ? pick(TEXTS)
    : String.fromCodePoint(...Array.from({ length: whole(40) }, () => 32 + whole(0xd000)))
}

function encoded(rawText: string): string {
  return encodeURIComponent(rawText.toWellFormed())
}

/** Mulberry32: small, and the same everywhere. */
function diceOf(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    whole,
    chance: (share) => next() < share,
    pick(from) {
      const [picked] = from.slice(whole(from.length))
      if (picked === undefined) throw new Error('There is nothing to pick from')
      return picked
    },
  }
}
