import { TRPCError } from '@trpc/server'
import superjson from 'superjson'

/**
 * Answers use superjson's format but skip its search for values that JSON cannot carry: most have none.
 *
 * Inputs are plain JSON. superjson's metadata follows paths chosen by the sender, which costs time quadratic in their
 * length. No procedure takes anything that needs it.
 */
export const transformer = {
  input: {
    serialize: (json: unknown) => ({ json }),
    deserialize: readInput,
  },
  output: {
    serialize: (value: unknown) => (isPlainJson(value) ? { json: value } : superjson.serialize(value)),
    deserialize: superjson.deserialize.bind(superjson),
  },
}

function readInput(payload: unknown): unknown {
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
    return 'json' in payload ? payload.json : undefined
  throw new TRPCError({ code: 'BAD_REQUEST', message: 'Send the input as {"json": ...}' })
}

function isPlainJson(value: unknown): boolean {
  if (value === null) return true
  if (typeof value === 'object') return isPlainObject(value)
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  return typeof value === 'string' || typeof value === 'boolean'
}

function isPlainObject(value: object): boolean {
  if (Array.isArray(value)) return value.every(isPlainJson)
  if (Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every((property) => property === undefined || isPlainJson(property))
}
