import { copyFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { expect, test } from 'vitest'
import { ownPlace, startProcess, startServer } from '#tests/helpers/start-process.ts'

const SLOW_MS = 120_000
const ADMIN = { ADMIN_EMAIL: 'boss@shop.example', ADMIN_PASSWORD: 'long-enough-1' }

type Place = Awaited<ReturnType<typeof ownPlace>>

async function run(name: 'backup' | 'restore', { env }: Place, ...args: string[]) {
  const started = startProcess(process.execPath, [`dist/server/${name}.js`, ...args], env)
  const code = await started.ended
  return { code, text: started.output.stdout + started.output.stderr }
}

async function runningShop(place: Place) {
  const server = startServer({ ...place.env, ...ADMIN, RATE_LIMIT_FACTOR: '1000' })
  await server.prints(/is ready at/)
  return server
}

async function stop(server: ReturnType<typeof startServer>) {
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
}

function sample(databasePath: string, sql: string) {
  const db = new SqliteDatabase(databasePath, { readonly: true })
  try {
    return db.prepare(sql).pluck().all()
  } finally {
    db.close()
  }
}

/** Signs readers up until it is told to stop; each address is noted when its answer has come. */
function writing(url: string) {
  const acknowledged: string[] = []
  let isOver = false
  const writer = async (name: string) => {
    for (let index = 0; !isOver; index += 1) {
      const email = `${name}-${index}@reader.example`
      const answer = await fetch(`${url}/api/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email }),
      })
      if (answer.ok) acknowledged.push(email)
    }
  }
  const ended = Promise.all(['a', 'b', 'c'].map(writer))
  return {
    acknowledged,
    stop: async () => {
      isOver = true
      await ended
    },
  }
}

test(
  'restore drill: a backup made under load holds every write acknowledged before it, and opens a shop in an empty folder',
  async () => {
    const place = await ownPlace()
    const server = await runningShop(place)
    const load = writing(place.url)
    await expect.poll(() => load.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20)
    const before = [...load.acknowledged]
    const file = join(place.folder, 'off-site.db')
    const { code, text } = await run('backup', place, file)
    expect({ code, text }).toMatchObject({
      code: 0,
      text: expect.stringMatching(/Checked: whole, \d+ rows, of them 10 products and 1 accounts/),
    })
    await load.stop()
    expect(load.acknowledged.length).toBeGreaterThan(before.length)
    await stop(server)

    const fresh = await ownPlace()
    const restored = await run('restore', fresh, file)
    expect(restored).toMatchObject({ code: 0, text: expect.stringContaining(`Restored ${file}`) })
    expect(existsSync(join(fresh.folder, 'backups'))).toBe(false)
    const readers = new Set(sample(fresh.env.DATABASE_PATH, 'select email from subscribers'))
    expect(before.filter((email) => !readers.has(email))).toEqual([])

    const again = await runningShop(fresh)
    expect((await fetch(`${fresh.url}/products`)).status).toBe(200)
    const signIn = await fetch(`${fresh.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: fresh.url },
      body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
    })
    expect(signIn.status).toBe(200)
    await stop(again)
  },
  SLOW_MS,
)

test(
  'a restore over a shop keeps what was there, and is refused while the shop runs',
  async () => {
    const place = await ownPlace()
    const server = await runningShop(place)
    expect(await run('backup', place)).toMatchObject({ code: 0 })
    const [name = ''] = readdirSync(join(place.folder, 'backups')).filter((file) => file.endsWith('.db'))
    expect(name).toMatch(/-command\.db$/)
    const file = join(place.folder, 'backups', name)
    expect(await run('backup', place, file)).toEqual({
      code: 1,
      text: `${file} is there already and was left alone\n`,
    })
    expect(await run('restore', place, file)).toEqual({
      code: 1,
      text: 'The shop is running. Stop it first, or restore in /admin/backups.\n',
    })
    await stop(server)
    const db = new SqliteDatabase(place.env.DATABASE_PATH)
    db.exec("update products set name = 'Changed since' where id = 1")
    db.close()

    const { code, text } = await run('restore', place, file)
    expect(code).toBe(0)
    const kept = /kept as backups\/(tuckling-.*-before-restore\.db)/.exec(text)?.[1] ?? ''
    const nameOf = (path: string) => sample(path, 'select name from products where id = 1')
    expect(nameOf(place.env.DATABASE_PATH)).not.toEqual(['Changed since'])
    expect(nameOf(join(place.folder, 'backups', kept))).toEqual(['Changed since'])
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
  'a file that is no whole backup of ours is refused in one line, and neither a shop nor an empty folder is touched',
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
