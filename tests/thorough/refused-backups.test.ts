import { copyFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { run, runningShop, sample, stop } from '#tests/helpers/backup-commands.ts'
import { ownPlace } from '#tests/helpers/start-process.ts'

const SLOW_MS = 300_000

test(
  'a restore over a shop keeps the replaced data and is refused while it runs',
  async () => {
    const place = await ownPlace()
    const server = await runningShop(place)
    expect(await run('backup', place)).toMatchObject({ code: 0 })
    const [name = ''] = readdirSync(join(place.folder, 'backups')).filter((file) => file.endsWith('.db'))
    expect(name).toMatch(/-command\.db$/)
    const file = join(place.folder, 'backups', name)
    expect(await run('backup', place, file)).toEqual({
      code: 1,
      text: `${file} already exists and was left unchanged\n`,
    })
    expect(await run('restore', place, file)).toEqual({
      code: 1,
      text: `The shop is running (process ${server.pid}). Stop it first, or restore in /admin/backups.\n`,
    })
    await stop(server)
    const db = new SqliteDatabase(place.env.DATABASE_PATH)
    db.exec("update products set name = 'Changed since' where id = 1")
    db.close()

    const { code, text } = await run('restore', place, file)
    expect(code).toBe(0)
    const backupName = /kept as backups\/(tuckling-.*-before-restore\.db)/.exec(text)?.[1] ?? ''
    const nameOf = (path: string) => sample(path, 'select name from products where id = 1')
    expect(nameOf(place.env.DATABASE_PATH)).not.toEqual(['Changed since'])
    expect(nameOf(join(place.folder, 'backups', backupName))).toEqual(['Changed since'])
    expect(
      sample(place.env.DATABASE_PATH, "select actor_email from audit_log where action = 'backup.restored'"),
    ).toEqual(['command line'])
    expect(sample(place.env.DATABASE_PATH, 'select kind from security_events')).toContain(
      'data.restore-begun',
    )
  },
  SLOW_MS,
)

test(
  'an invalid backup is refused in one line without touching shop or folder',
  async () => {
    const place = await ownPlace()
    const server = await runningShop(place)
    await run('backup', place, join(place.folder, 'good.db'))
    await stop(server)
    const at = (name: string) => join(place.folder, name)
    const change = (name: string, sql: string) => {
      copyFileSync(at('good.db'), at(name))
      const db = new SqliteDatabase(at(name))
      db.pragma('foreign_keys = off')
      db.exec(sql)
      db.close()
    }
    writeFileSync(at('text.db'), 'no database at all, but long enough to be looked at')
    writeFileSync(at('empty.db'), '')
    copyFileSync(at('good.db'), at('short.db'))
    truncateSync(at('short.db'), 40_960)
    change('newer.db', "insert into __drizzle_migrations (hash, created_at) values ('x', 9999999999999)")
    change('nobody.db', "update users set role = 'user'")
    change('foreign.db', 'drop table __drizzle_migrations')
    const untouched = readFileSync(place.env.DATABASE_PATH)
    const bad: [file: string, reason: RegExp][] = [
      ['text.db', /isn’t an SQLite database/],
      ['empty.db', /isn’t an SQLite database/],
      ['short.db', /damaged/],
      ['newer.db', /made by a newer version of the program/],
      ['nobody.db', /no active administrator/],
      ['foreign.db', /wasn’t made by this program/],
      ['absent.db', /There is no file at/],
    ]
    const fresh = await ownPlace()
    for (const [file, reason] of bad)
      for (const where of [place, fresh]) {
        const { code, text } = await run('restore', where, at(file))
        expect({ file, code, text }).toMatchObject({ file, code: 1, text: expect.stringMatching(reason) })
        expect(text.trim().split('\n')).toHaveLength(1)
      }
    expect(readFileSync(place.env.DATABASE_PATH).equals(untouched)).toBe(true)
    expect(existsSync(fresh.env.DATABASE_PATH)).toBe(false)
    expect(await run('restore', place)).toMatchObject({
      code: 1,
      text: expect.stringContaining('npm run restore -- FILE'),
    })
    expect(await run('backup', fresh)).toMatchObject({
      code: 1,
      text: expect.stringContaining('does not exist'),
    })
    expect(await run('backup', place, at('no/folder/x.db'))).toMatchObject({
      code: 1,
      text: expect.stringContaining('The folder of'),
    })
  },
  SLOW_MS,
)
