import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { m } from '#shared/messages/messages.ts'

type Kind = 'text' | 'number' | 'flag' | 'list'
type Given = (name: string) => string[] | undefined

const KINDS = new Map(
  Object.entries<Kind>({ number: 'number', integer: 'number', boolean: 'flag', array: 'list' }),
)
const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/

/** Converts form fields by the kinds of the schema's fields; the procedure validates the result. */
export function inputReader<Schema extends z.ZodObject>(schema: Schema) {
  let kinds: Map<string, Kind> | undefined
  return (given: Given): z.input<Schema> => {
    // Lazy, because reading all schemas at startup would delay the server.
    kinds ??= kindsOf(schema)
    const entries = [...kinds].map(([name, kind]) => [name, inputOf(name, kind, given(name) ?? [])])
    // Safe: the procedure that gets it checks it by the same schema.
    return Object.fromEntries(entries) as z.input<Schema>
  }
}

const types = z.union([z.string().transform((type) => [type]), z.array(z.string())]).default([])
const described = z.object({ type: types, anyOf: z.array(z.object({ type: types })).default([]) })

function kindsOf(schema: z.ZodObject): Map<string, Kind> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return new Map(Object.entries(properties).map(([name, property]) => [name, kindOf(property)]))
}

function kindOf(property: unknown): Kind {
  const { type, anyOf } = described.parse(property)
  const names = [...type, ...anyOf.flatMap((choice) => choice.type)]
  return names.map((name) => KINDS.get(name)).find((kind) => kind !== undefined) ?? 'text'
}

function inputOf(name: string, kind: Kind, given: string[]): unknown {
  if (kind === 'list') return given
  if (kind === 'flag') return given.length > 0
  if (given.length > 1) throw givenTwice(name)
  const [text] = given
  if (kind === 'text' || text === undefined) return text
  if (text.trim() === '') return undefined
  // No procedure accepts NaN.
  return NUMBER.test(text.trim()) ? Number(text) : Number.NaN
}

function givenTwice(name: string): TRPCError {
  const issue = { code: 'custom' as const, path: [name], message: m.enterOnce, input: undefined }
  return new TRPCError({ code: 'BAD_REQUEST', cause: new z.ZodRealError([issue]) })
}
