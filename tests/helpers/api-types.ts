import type { ApiDocument, Operation } from '#server/http/rest/document/describe.ts'
import type { Schema } from '#server/http/rest/document/example.ts'

interface FullSchema extends Schema {
  const?: unknown
  allOf?: FullSchema[]
}

const HEAD =
  '/* Made from the OpenAPI document by tests/integration/api-client.test.ts; `vitest -u` makes it anew. */'

/** The TypeScript types of every call that takes and gives JSON. */
export function apiTypes({ paths, components }: ApiDocument): string {
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}`,
  )
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, operation]) => {
      const answer = answerOf(operation)
      return answer ? [`  '${verb.toUpperCase()} ${path}': ${callType(operation, answer)}`] : []
    }),
  )
  const interfaceOfCalls = `/** Each call by its method and path. */\nexport interface ApiCalls {\n${calls.join('\n')}\n}`
  return `${[HEAD, ...shapes, interfaceOfCalls].join('\n\n')}\n`
}

function callType(operation: Operation, answer: string): string {
  const parts = [
    parametersOf(operation, 'path', 'params'),
    parametersOf(operation, 'query', 'query'),
    bodyOf(operation),
    `answer: ${answer}`,
  ]
  return `{ ${parts.filter(Boolean).join('; ')} }`
}

function parametersOf({ parameters = [] }: Operation, place: string, name: string): string | undefined {
  const matching = parameters.filter((one) => one.in === place)
  if (matching.length === 0) return undefined
  const fields = matching.map(
    ({ name: field, required, schema }) => `${field}${required ? '' : '?'}: ${typeOf(schema)}`,
  )
  const isOptional = matching.every(({ required }) => !required)
  return `${name}${isOptional ? '?' : ''}: { ${fields.join('; ')} }`
}

function bodyOf({ requestBody }: Operation): string | undefined {
  const schema = requestBody?.content['application/json']?.schema
  return schema && `body: ${typeOf(schema)}`
}

function answerOf({ responses }: Operation): string | undefined {
  const types = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    return schema && Number(status) < 300 && schema.type !== 'string' ? [typeOf(schema)] : []
  })
  return [...new Set(types)].join(' | ') || undefined
}

function typeOf(schema: FullSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeOf).join(' | ')
  return [schema.type ?? 'object']
    .flat()
    .map((type) => typeNamed(type, schema))
    .join(' | ')
}

function typeNamed(type: string, { properties, required = [], items }: FullSchema): string {
  if (type === 'array') return `(${typeOf(items ?? {})})[]`
  if (type === 'integer') return 'number'
  if (type !== 'object') return type
  if (!properties) return 'Record<string, unknown>'
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  return `{ ${fields.join('; ')} }`
}
