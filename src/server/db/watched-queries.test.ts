import SqliteDatabase from 'better-sqlite3'
import pino from 'pino'
import { expect, test } from 'vitest'
import { slowQueryLog, watchQueries } from '#server/db/watched-queries.ts'

function watched() {
  const client = new SqliteDatabase(':memory:')
  const seen: [string, number][] = []
  watchQueries(client, (sql, ms) => seen.push([sql, ms]))
  return { client, seen }
}

function slowLog(slowMs: number | undefined) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) })
  return { lines, watch: slowQueryLog({ SLOW_QUERY_MS: slowMs }, log) }
}

test('reports each statement with its text, whether it reads, writes, or fails', () => {
  const { client, seen } = watched()
  client.exec('create table names (name text not null)')
  client.prepare('insert into names values (?)').run('Ada')
  expect(client.prepare('select name from names').pluck().all()).toEqual(['Ada'])
  expect(client.prepare('select name from names').raw().get()).toEqual(['Ada'])
  expect(() => client.prepare('insert into names values (?)').run(null)).toThrow('NOT NULL')
  expect(seen.map(([sql]) => sql)).toEqual([
    'insert into names values (?)',
    'select name from names',
    'select name from names',
    'insert into names values (?)',
  ])
  expect(seen.every(([, ms]) => ms >= 0)).toBe(true)
})

test('logs only statements that take at least SLOW_QUERY_MS', () => {
  const { lines, watch } = slowLog(100)
  watch('select 1', 99.9)
  watch('select 2', 100)
  expect(lines).toMatchObject([{ level: 40, msg: 'slow query', sql: 'select 2', ms: 100 }])
  const never = slowLog(undefined)
  never.watch('select 1', 1e9)
  expect(never.lines).toEqual([])
})

test('logs a statement on one line of bounded length without its literal texts', () => {
  const { lines, watch } = slowLog(1)
  watch("select *\n  from users\n  where email = 'ada@home.example' and id = ?", 5)
  watch("select 'it''s mine'", 5)
  watch(`select ${'?, '.repeat(5_000)}?`, 5)
  expect(lines[0]?.sql).toBe("select * from users where email = '?' and id = ?")
  expect(lines[1]?.sql).toBe("select '?''?'")
  expect(lines[2]?.sql).toHaveLength(1_001)
})
