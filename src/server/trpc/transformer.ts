import superjson from 'superjson'

/** superjson, spared the walk that looks for what JSON cannot carry: most answers hold nothing of the kind. */
export const transformer = {
  serialize: (value: unknown) => (isPlainJson(value) ? { json: value } : superjson.serialize(value)),
  deserialize: superjson.deserialize.bind(superjson),
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
