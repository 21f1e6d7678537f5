import type SqliteDatabase from 'better-sqlite3'
import type { Logger } from 'pino'
import type { Environment } from '#server/config/env.ts'

type Run = (...parameters: unknown[]) => unknown

/** Receives each completed statement: its text, which holds no values but our own, and its duration. */
export type QueryWatch = (sql: string, ms: number) => void

const ENDING_WITH_A_CALL = ['get', 'all', 'run'] as const
const MAX_SQL_LENGTH = 1_000

/** Times each statement that `client` prepares from now on, except those of `exec`, `pragma` and transactions. */
export function watchQueries(client: SqliteDatabase.Database, watch: QueryWatch): void {
  const prepare = client.prepare.bind(client)
  const prepareTimed = (sql: string) => {
    const statement = prepare(sql)
    for (const name of ENDING_WITH_A_CALL) {
      const run: Run = statement[name].bind(statement)
      Object.assign(statement, { [name]: timed(run, sql, watch) })
    }
    return statement
  }
  Object.assign(client, { prepare: prepareTimed })
}

function timed(run: Run, sql: string, watch: QueryWatch): Run {
  return (...parameters) => {
    const started = performance.now()
    try {
      return run(...parameters)
    } finally {
      watch(sql, performance.now() - started)
    }
  }
}

/** A running query blocks everything else, so there are never many lines. */
export function slowQueryLog(
  { SLOW_QUERY_MS: slowMs = Number.POSITIVE_INFINITY }: Pick<Environment, 'SLOW_QUERY_MS'>,
  log: Logger,
): QueryWatch {
  return (sql, ms) => {
    if (ms >= slowMs) log.warn({ sql: describeQuery(sql), ms: Math.round(ms) }, 'slow query')
  }
}

/** Formats a statement for the log: in one line, of bounded length, and without its text values. */
function describeQuery(sql: string): string {
  const plain = sql
    .replaceAll(/'[^']*'/g, "'?'")
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain.length <= MAX_SQL_LENGTH ? plain : `${plain.slice(0, MAX_SQL_LENGTH)}…`
}
