import { type Database, inTransaction } from '#server/db/client.ts'
import { statement } from '#server/db/statements.ts'
import { DAY_MS } from '#shared/durations.ts'

interface KeptAnswer {
  /** Digest of what was sent. */
  request: string
  status: number
  type: string
  body: string
}

export interface KeptAnswers {
  find(id: string): KeptAnswer | undefined
  keep(id: string, answer: KeptAnswer): void
}

const MAX_BYTES = 8 * 1024 * 1024
/** Room is made for many answers at once, so that it is not made for each. */
const BYTES_AFTER_CLEARING = MAX_BYTES * 0.75
/** What a row takes besides the body. */
const ROW_BYTES = 500

/** Answers that are given again to who sends the same key again: in the database, for a day, the oldest making room. */
export function createKeptAnswers(db: Database): KeptAnswers {
  return {
    find(id) {
      const sql = 'select request, status, type, body from kept_answers where id = ? and kept_at > ?'
      return statement<KeptAnswer>(db, sql).get(id, Date.now() - DAY_MS)
    },
    keep(id, { request, status, type, body }) {
      const sql = `insert or replace into kept_answers (id, request, status, type, body, size, kept_at)
        values (?, ?, ?, ?, ?, ?, ?)`
      inTransaction(db, () => {
        const size = Buffer.byteLength(body) + ROW_BYTES
        statement(db, sql).run(id, request, status, type, body, size, Date.now())
        statement(db, 'delete from kept_answers where kept_at <= ?').run(Date.now() - DAY_MS)
        makeRoom(db)
      })
    },
  }
}

function makeRoom(db: Database) {
  const sql = 'select coalesce(sum(size), 0) as bytes from kept_answers'
  const { bytes = 0 } = statement<{ bytes: number }>(db, sql).get() ?? {}
  if (bytes <= MAX_BYTES) return
  statement(
    db,
    `delete from kept_answers where id in (select id from
      (select id, sum(size) over (order by kept_at desc, rowid desc) as newer from kept_answers) where newer > ?)`,
  ).run(BYTES_AFTER_CLEARING)
}
