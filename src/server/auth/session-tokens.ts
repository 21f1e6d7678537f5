import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'
import { tokenHash } from '#server/db/token-hash.ts'

/** The database holds hashes of session tokens, while the library sees the tokens themselves. */
export function hashingSessionTokens<Options>(adapterOf: (options: Options) => DBAdapter) {
  return (options: Options): DBAdapter => {
    const adapter = adapterOf(options)
    return {
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((tx) => work(hashing(tx))),
    }
  }
}

function hashing(adapter: DBTransactionAdapter): DBTransactionAdapter {
  return {
    ...adapter,
    create: async (query) => {
      const { token } = query.data
      if (query.model !== 'session' || typeof token !== 'string') return adapter.create(query)
      const data = { ...query.data, token: tokenHash(token) }
      return withToken(await adapter.create({ ...query, data }), token)
    },
    findOne: async (query) => withToken(await adapter.findOne(hashed(query)), tokenIn(query)),
    findMany: (query) => adapter.findMany(hashed(query)),
    count: (query) => adapter.count(hashed(query)),
    update: async (query) => withToken(await adapter.update(hashed(query)), tokenIn(query)),
    updateMany: (query) => adapter.updateMany(hashed(query)),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
    consumeOne: async (query) => withToken(await adapter.consumeOne(hashed(query)), tokenIn(query)),
  }
}

interface Query {
  model: string
  where?: Where[] | undefined
}

function hashed<Q extends Query>(query: Q): Q {
  if (query.model !== 'session' || !query.where) return query
  return { ...query, where: query.where.map(hashedCondition) }
}

function hashedCondition(condition: Where): Where {
  const { field, value } = condition
  if (field !== 'token') return condition
  if (typeof value === 'string') return { ...condition, value: tokenHash(value) }
  if (!Array.isArray(value)) return condition
  return { ...condition, value: value.map((token) => tokenHash(String(token))) }
}

function tokenIn({ model, where }: Query): string | undefined {
  const value = model === 'session' && where?.find(({ field }) => field === 'token')?.value
  return typeof value === 'string' ? value : undefined
}

function withToken<Row>(row: Row, token: string | undefined): Row {
  return row && token !== undefined ? Object.assign(row, { token }) : row
}
