import fc from 'fast-check'
import type { Operation } from '#server/http/rest/document/describe.ts'
import { resolve, type Schema, type Schemas } from '#server/http/rest/document/example.ts'
import type { DocumentedCall } from '#tests/helpers/api-document.ts'
import { PROTOTYPE_NAMES } from '#tests/helpers/prototype-names.ts'

export interface HostileRequest {
  address: string
  method: string
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | undefined
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get', 'X']
const LONG = 'x'.repeat(6_000)
const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '99999999999999999999',
  'null',
  "' OR 1=1 --",
  '"; DROP TABLE products; --',
  '" * NEAR( ^ :',
  '%',
  '%_\\',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://[::1',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  '👩‍👧‍👦',
  ...PROTOTYPE_NAMES,
  'a@b',
  '{"id":"x"}',
  '{"id":1}',
  '{"link":"javascript:1"}',
  '[[[[[',
  LONG,
]
const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }))
const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, 0, -1, 1.5, 1e308, 5e-324, -0, 2 ** 53, true, [], {}, [1], { id: 1 }, [
    [[]],
  ]),
  fc.jsonValue({ maxDepth: 3 }),
)
const CONTENT_TYPES = [
  'application/json; charset=utf-8',
  'application/json; charset=latin1',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'APPLICATION/JSON',
  '',
]
const ODD_HEADERS: Record<string, string>[] = [
  { 'x-http-method-override': 'DELETE' },
  { 'if-none-match': '*, W/"x"' },
  { 'accept-encoding': 'br;q=9, *;q=0, ;;' },
  { accept: 'image/png' },
  { range: 'bytes=0-1' },
  { expect: '200-ok' },
  { 'idempotency-key': 'again' },
]

/** Requests to one documented call: most are nearly right, so that they get past the first check. */
export function requestsTo(
  { path, method, operation }: DocumentedCall,
  schemas: Schemas,
  askers: Record<string, string>[],
): fc.Arbitrary<HostileRequest> {
  return fc.record({
    address: addresses(path, operation.parameters ?? []),
    method: mostly(fc.constant(method), fc.constantFrom(...METHODS)),
    headers: headers(askers),
    body: bodies(operation, schemas),
  })
}

/** Requests to addresses that are none. */
export function requestsAstray(askers: Record<string, string>[]): fc.Arbitrary<HostileRequest> {
  const segment = fc.oneof(
    hostileText,
    fc.constantFrom('products', 'favorites', 'admin', '..', '.', '//', '%2e%2e'),
  )
  return fc.record({
    address: fc
      .array(segment, { maxLength: 4 })
      .map((parts) => `/api/${parts.map(plain).join('/')}`)
      .filter((address) => new URL(address, 'http://localhost').pathname.startsWith('/api/')),
    method: fc.constantFrom(...METHODS),
    headers: headers(askers),
    body: jsonTexts(hostileValue),
  })
}

function mostly<T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ arbitrary: usual, weight: 6 }, { arbitrary: unusual, weight: 1 })
}

function headers(askers: Record<string, string>[]) {
  const type = mostly(fc.constant('application/json'), fc.constantFrom(...CONTENT_TYPES))
  const odd = mostly(fc.constant({}), fc.constantFrom(...ODD_HEADERS))
  return fc
    .record({ asker: fc.constantFrom(...askers), type, odd })
    .map(({ asker, type: contentType, odd: others }) => ({
      'content-type': contentType,
      ...others,
      ...asker,
    }))
}

function addresses(path: string, parameters: NonNullable<Operation['parameters']>): fc.Arbitrary<string> {
  const id = mostly(fc.integer({ min: 1, max: 12 }).map(String), hostileText.map(plain))
  const pairs = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => {
      const value = mostly(fittingValue(schema, {}), hostileText)
      const values = mostly(fc.array(value, { maxLength: 1 }), fc.tuple(value, value))
      return values.map((given) => given.map((one) => pair(name, one)))
    })
  const extra = mostly(
    fc.constant<string[]>([]),
    fc.constantFrom(['%ff=%zz'], ['utm=1&&='], [`x=${LONG}`], ['a[b]=c']),
  )
  return fc.tuple(id, extra, ...pairs).map(([value, more, ...declared]) => {
    const query = [...declared.flat(), ...more].join('&')
    return path.replace(/\{\w+\}/, value) + (query && `?${query}`)
  })
}

function pair(name: string, value: unknown): string {
  return `${name}=${encodeURIComponent(String(value).toWellFormed())}`
}

/** Some stay raw: a percent sign alone, bytes that are no text. */
function plain(text: string): string {
  return text.length % 3 === 0
    ? text.toWellFormed().replaceAll(/[#?\\]/g, '%')
    : encodeURIComponent(text.toWellFormed())
}

function bodies(operation: Operation, schemas: Schemas): fc.Arbitrary<HostileRequest['body']> {
  const content = operation.requestBody?.content['application/json']
  if (!content?.schema) return mostly(fc.constant(undefined), jsonTexts(hostileValue))
  const { schema, example } = content
  return jsonTexts(mostly(nearly(resolve(schema, schemas), example, schemas), hostileValue))
}

/** An object of the schema in which fields are missing, unknown or something else. */
function nearly(schema: Schema, example: unknown, schemas: Schemas): fc.Arbitrary<unknown> {
  const given = new Map(Object.entries(typeof example === 'object' && example !== null ? example : {}))
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const right = fc.oneof(fc.constant(given.get(name)), fittingValue(field, schemas))
    return fc.option(mostly(right, hostileValue), { freq: 12, nil: undefined }).map((value) => [name, value])
  })
  const unknown = fc.option(fc.tuple(hostileText, hostileValue), { freq: 1, nil: undefined })
  return fc
    .tuple(unknown, ...fields)
    .map(([other, ...declared]) =>
      Object.fromEntries(other && other.length === 2 ? [...declared, other] : declared),
    )
}

function fittingValue(given: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const schema = resolve(given, schemas)
  const { minimum: min = -5, maximum: max = 2_000_000, maxLength = 60 } = schema
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? []].flat().map((type): fc.Arbitrary<unknown> => {
    if (type === 'integer') return fc.integer({ min, max: Math.min(max, 2 ** 31) })
    if (type === 'number') return fc.double({ min, max, noNaN: true })
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    return type === 'string' ? fc.string({ maxLength: Math.min(maxLength + 1, 300) }) : hostileValue
  })
  return types.length > 0 ? fc.oneof(fc.constant(schema.example ?? schema.default), ...types) : hostileValue
}

const DAMAGES: ((text: string) => Uint8Array<ArrayBuffer>)[] = [
  (text) => bytes(text.slice(0, -1)),
  (text) => bytes(`\ufeff${text}`),
  (text) => bytes(`${'['.repeat(5_000)}${text}${']'.repeat(5_000)}`),
  (text) => bytes(`{"a":${text},"a":${text}}`),
  (text) => new Uint8Array([...bytes(text), 0xff, 0xc0, 0x22]),
  (text) => new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22, ...bytes(text)]),
  () => new Uint8Array(),
  () => bytes('x'.repeat(300_000)),
]

function jsonTexts(values: fc.Arbitrary<unknown>): fc.Arbitrary<HostileRequest['body']> {
  return fc
    .tuple(values, mostly(fc.constant(bytes), fc.constantFrom(...DAMAGES)))
    .map(([value, write]) => write(JSON.stringify(value) ?? ''))
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
