// Runs in a worker thread: what SQLite can only do in one go must not hold up the server's own thread.
import { parentPort, workerData } from 'node:worker_threads'
import SqliteDatabase from 'better-sqlite3'

const BUSY_TIMEOUT_MS = 10_000
const WHOLE_DATABASE = 0x7fffffff

/** @param {string} path */
function checkIntegrity(path) {
  const db = new SqliteDatabase(path, { readonly: true, fileMustExist: true })
  try {
    return db.pragma('integrity_check(1)', { simple: true })
  } finally {
    db.close()
  }
}

/**
 * Puts the content of one database in place of another's, in one transaction of the other: its readers see the old
 * content until the new one is there.
 * @param {string} from
 * @param {string} to
 */
async function replace(from, to) {
  const db = new SqliteDatabase(from, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
  try {
    await db.backup(to, { progress: () => WHOLE_DATABASE })
    return 'ok'
  } finally {
    db.close()
  }
}

const { task, path, target } = workerData
const answer = task === 'check' ? checkIntegrity(path) : await replace(path, target)
parentPort?.postMessage(answer)
