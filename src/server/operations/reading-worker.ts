import { parentPort, workerData } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'
import type { Reading, ReadingAnswer } from '#server/operations/read-in-thread.ts'
import { stepBack } from '#server/operations/step-back.ts'
import { toThreadError } from '#server/operations/thread-error.ts'

stepBack()
const tell = (answer: ReadingAnswer) => parentPort?.postMessage(answer)
const { path, sql, params }: Reading = workerData

try {
  const client = new SqliteDatabase(path, { readonly: true, fileMustExist: true })
  tell({ rows: client.prepare(sql).all(...params) })
  client.close()
} catch (error) {
  tell({ trouble: toThreadError(error) })
}
