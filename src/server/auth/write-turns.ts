import type { DBAdapter, DBTransactionAdapter } from '@better-auth/core/db/adapter'
import type { Database } from '#server/db/client.ts'
import { untilWritable } from '#server/operations/write-lock.ts'

/**
 * The library's way to the database, on which each write waits for its turn: between the turn that the request had and what it
 * writes lie the seconds of a password.
 */
export function takingTurns<Options>(db: Database, adapterOf: (options: Options) => DBAdapter) {
  return (options: Options): DBAdapter => {
    const adapter = adapterOf(options)
    const turn = () => untilWritable(db)
    return {
      ...inTurn(adapter, turn),
      transaction: (work) => turn().then(() => adapter.transaction((tx) => work(inTurn(tx, turn)))),
    }
  }
}

function inTurn(adapter: DBTransactionAdapter, turn: () => Promise<void>): DBTransactionAdapter {
  return {
    ...adapter,
    create: (query) => turn().then(() => adapter.create(query)),
    update: (query) => turn().then(() => adapter.update(query)),
    updateMany: (query) => turn().then(() => adapter.updateMany(query)),
    delete: (query) => turn().then(() => adapter.delete(query)),
    deleteMany: (query) => turn().then(() => adapter.deleteMany(query)),
    consumeOne: (query) => turn().then(() => adapter.consumeOne(query)),
  }
}
