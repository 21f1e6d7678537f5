import { TRPCError } from '@trpc/server'
import { z } from 'zod'

type Kind = 'text' | 'number' | 'flag' | 'list'
type Given = (name: string) => string[] | undefined

const KINDS = new Map(
  Object.entries<Kind>({ number: 'number', integer: 'number', boolean: 'flag', array: 'list' }),
)
const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/

/**
 * How the fields of a form become what a procedure takes: by the kinds of the schema's fields, and nothing that the
 * schema does not name. Whether it is right is for the procedure to say.
 */
export function inputReader<Schema extends z.ZodObject>(schema: Schema) {
  let kinds: Map<string, Kind> | undefined
  return (given: Given): z.input<Schema> => {
    // Not before the form is sent: with all of them the server would start later.
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
  return text.trim() === '' ? undefined : numberOf(text.trim())
}

/** NaN, which no procedure takes, for what is not a plain number. */
function numberOf(text: string): number {
  return NUMBER.test(text) ? Number(text) : Number.NaN
}

/** As a schema would say it. */
function givenTwice(name: string): TRPCError {
  const issue = { code: 'custom' as const, path: [name], message: 'Enter this once', input: undefined }
  return new TRPCError({ code: 'BAD_REQUEST', cause: new z.ZodRealError([issue]) })
}
