export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  example?: unknown
  default?: unknown
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

export type Schemas = Record<string, Schema>

const OF_TYPE = new Map(
  Object.entries<unknown>({ string: 'text', integer: 1, number: 1, boolean: true, null: null }),
)
const OF_FORMAT = new Map(
  Object.entries({
    'date-time': '2026-05-04T08:30:00.000Z',
    email: 'parent@home.example',
    uri: 'https://shop.example/',
  }),
)

export function resolve(schema: Schema, schemas: Schemas): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name ? (schemas[name] ?? {}) : schema
}

export function exampleOf(given: Schema, schemas: Schemas): unknown {
  const schema = resolve(given, schemas)
  if (schema.example !== undefined) return schema.example
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return exampleOf(choice, schemas)
  if (schema.properties) return objectExample(schema.properties, schemas)
  if (schema.items) return [exampleOf(schema.items, schemas)]
  const [type = 'object'] = [schema.type ?? []].flat()
  if (type === 'string') return OF_FORMAT.get(schema.format ?? '') ?? OF_TYPE.get('string')
  return type === 'integer' || type === 'number' ? (schema.minimum ?? 1) : (OF_TYPE.get(type) ?? {})
}

function objectExample(properties: Schemas, schemas: Schemas): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, schemas)]),
  )
}
