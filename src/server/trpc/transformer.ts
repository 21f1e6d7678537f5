import { TRPCError } from '@trpc/server'
import superjson from 'superjson'

/**
 * Answers are superjson's, spared the walk that looks for what JSON cannot carry: most hold nothing of the kind. Inputs
 * are JSON alone: superjson's notes on a value lead its reader along paths that the sender chooses, which costs time
 * that grows with the square of their length, and no procedure takes anything that needs them.
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
