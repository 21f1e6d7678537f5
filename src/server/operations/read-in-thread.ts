import { Worker } from 'node:worker_threads'
import { max } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalogue.ts'
import { fromThreadError, type ThreadError } from '#server/operations/thread-error.ts'
import { createWorkQueue } from '#server/operations/work-queue.ts'
import { workerFile } from '#server/startup/worker-file.ts'

/** A few hundredths of a second of reading: to start a thread would take longer. */
const READ_AT_ONCE = 50_000
const AT_ONCE = 2
const MAX_WAITING = 20

export interface Reading {
  path: string
  sql: string
  params: unknown[]
}

export type ReadingAnswer<Row = unknown> = { rows: Row[] } | { trouble: ThreadError }

/** A select whose columns say by `.as(…)` which keys of `Row` they are, and come as SQLite has them. */
interface Query<Row> {
  _: { readonly result: Row[] }
  toSQL: () => { sql: string; params: unknown[] }
}

const highestId = preparedQuery((db) => db.select({ id: max(products.id) }).from(products))
const inQueue = createWorkQueue({ concurrency: AT_ONCE, maxWaiting: MAX_WAITING })

export function isLargeCatalogue(db: Database, readAtOnce = READ_AT_ONCE): boolean {
  return !db.$client.memory && (highestId(db).get()?.id ?? 0) > readAtOnce
}

/**
 * What a query finds that looks at every product. A large catalogue is read in a thread with a connection of its own, so
 * that no request waits for it; a small one, and one in memory, here. Throws QueueFullError when too many wait.
 */
export async function readInThread<Row>(
  db: Database,
  query: Query<Row>,
  readAtOnce = READ_AT_ONCE,
): Promise<Row[]> {
  const { sql, params } = query.toSQL()
  if (!isLargeCatalogue(db, readAtOnce)) return db.$client.prepare<unknown[], Row>(sql).all(...params)
  return inQueue(() => readBy({ path: db.$client.name, sql, params }))
}

function readBy<Row>(workerData: Reading): Promise<Row[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
  const file = workerFile(import.meta.dirname, 'reading-worker')
  const worker = new Worker(file, { workerData, execArgv: ['--disable-warning=ExperimentalWarning'] })
  worker.on('message', (answer: ReadingAnswer<Row>) => {
    if ('rows' in answer) resolve(answer.rows)
    else reject(fromThreadError(answer.trouble))
  })
  worker.once('error', reject)
  worker.once('exit', (code) =>
    reject(new Error(`The reading thread ended with ${code} and without an answer`)),
  )
  return promise
}
