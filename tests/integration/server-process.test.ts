import { execSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { looseFiles } from '#server/config/private-files.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { requestUnderWay } from '#tests/helpers/request-under-way.ts'
import { ownPlace, startServer } from '#tests/helpers/start-process.ts'
import { thoroughly, thoroughTest } from '#tests/helpers/thoroughly.ts'

const READY = /^Tuckling is ready at /m
const isRoot = process.getuid?.() === 0

describe('an obstacle in the environment stops the startup with one line and exit code 1', () => {
  async function refusal(env: Record<string, string>): Promise<string[]> {
    const server = startServer(env)
    expect(await server.ended).toBe(1)
    expect(server.output.stdout).not.toMatch(READY)
    return server.output.stderr.trimEnd().split('\n')
  }

  test('a port in use', async () => {
    const { env, port } = await ownPlace()
    const other = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => void other.close())
    expect(await refusal(env)).toEqual([`PORT: ${port} is already in use on 127.0.0.1`])
  })

  test('an address of another machine', async () => {
    const { env } = await ownPlace()
    expect(await refusal({ ...env, HOST: '192.0.2.1' })).toEqual([
      'HOST: 192.0.2.1 is not an address of this machine',
    ])
  })

  test('each wrong variable', async () => {
    const { env } = await ownPlace()
    const lines = await refusal({ ...env, PORT: 'many', LOG_LEVEL: 'loud' })
    expect(lines).toHaveLength(2)
    expect(lines).toContainEqual(expect.stringMatching(/^PORT: must be a number/))
    expect(lines).toContainEqual(expect.stringMatching(/^LOG_LEVEL: must be one of/))
  })

  test('a database of a newer version', async () => {
    const { env } = await ownPlace()
    const db = openDatabase(env.DATABASE_PATH)
    db.$client.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)")
    db.$client.close()
    const lines = await refusal(env)
    expect(lines).toEqual([expect.stringContaining('was made by a newer version of the program')])
  })

  thoroughTest.each<[string, (folder: string) => string]>([
    ['a folder that is not there', (folder) => join(folder, 'not', 'there', 'shop.db')],
    ['a folder that is a file', (folder) => join(made(folder, 'file'), 'shop.db')],
    ['a folder in place of the file', (folder) => folder],
    ['a file that is no database', (folder) => made(folder, 'notes.txt')],
    ['an empty half of a database', (folder) => made(folder, 'half.db', 'SQLite format 3\0')],
  ])('%s', async (_, path) => {
    const { env, folder } = await ownPlace()
    const lines = await refusal({ ...env, DATABASE_PATH: path(folder) })
    expect(lines).toEqual([expect.stringMatching(/^DATABASE_PATH: /)])
  })

  test.runIf(process.platform === 'linux')('a file system that takes no files, root or not', async () => {
    const { env } = await ownPlace()
    const lines = await refusal({ ...env, DATABASE_PATH: '/proc/tuckling.db' })
    expect(lines).toEqual([expect.stringMatching(/^DATABASE_PATH: /)])
  })

  test.skipIf(isRoot)('a read-only folder and a read-only file', async () => {
    const { env, folder } = await ownPlace()
    const readOnly = join(folder, 'read-only')
    mkdirSync(readOnly)
    chmodSync(readOnly, 0o500)
    chmodSync(made(folder, 'shop.db', ''), 0o400)
    for (const path of [join(readOnly, 'shop.db'), join(folder, 'shop.db')]) {
      expect(await refusal({ ...env, DATABASE_PATH: path })).toEqual([
        expect.stringMatching(/^DATABASE_PATH: /),
      ])
    }
  })
})

test.each<NodeJS.Signals>(thoroughly(['SIGTERM'], ['SIGTERM', 'SIGINT']))(
  'on %s it answers the current request, closes the database, and exits with 0',
  async (signal) => {
    const { env, port, url, folder } = await ownPlace()
    const server = startServer(env)
    await server.prints(READY)
    expect((await fetch(url)).status).toBe(200)
    const request = await requestUnderWay(port)
    server.signal(signal)
    await refusesConnections(port)
    expect(existsSync(join(folder, 'shop.db-wal'))).toBe(true)
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 401 /)
    const answered = performance.now()
    expect(await server.ended).toBe(0)
    expect(performance.now() - answered).toBeLessThan(4_000)
    expect(server.output.stderr).toBe('')
    // SQLite removes its log when the last connection is closed properly.
    expect(existsSync(join(folder, 'shop.db-wal'))).toBe(false)
  },
)

test('a second startup adds nothing and prints only its address', async () => {
  const { env, url } = await ownPlace()
  for (const expected of [/^Administrator .*\nTuckling is ready at .*\n$/, /^Tuckling is ready at .*\n$/]) {
    const server = startServer(env)
    await server.prints(READY)
    expect(server.output.stdout).toMatch(expected)
    expect(await (await fetch(`${url}/api/products/count`)).json()).toEqual({ count: 10 })
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
  }
  const db = new SqliteDatabase(env.DATABASE_PATH, { readonly: true })
  expect(db.prepare('select count(*) as users from users').get()).toEqual({ users: 1 })
  db.close()
})

function made(folder: string, name: string, content = 'some text, and no database at all'): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

function refusesConnections(port: number): Promise<void> {
  const isRefused = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        done(false)
      })
      socket.once('error', () => done(true))
    })
  return expect.poll(isRefused, { timeout: 5_000 }).toBe(true)
}

describe('the data files', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777

  test('are private: folder, database, its log, secret, and backups', async () => {
    const { folder, env, url } = await ownPlace()
    const data = join(folder, 'data')
    const before = process.umask(0o022)
    onTestFinished(() => void process.umask(before))
    const server = startServer({ ...env, DATABASE_PATH: join(data, 'shop.db') })
    await server.prints(READY)
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    const names = readdirSync(data).sort()
    expect(names).toEqual(expect.arrayContaining(['backups', 'shop.db', 'shop.db-wal', 'shop.db.secret']))
    const modes = names.map((name) => [name, modeOf(join(data, name))])
    expect(modes).toEqual(
      names.map((name) => [name, statSync(join(data, name)).isDirectory() ? 0o700 : 0o600]),
    )
    expect(modeOf(data)).toBe(0o700)
    expect(server.output.stdout).not.toContain('Other users of this machine')
  })

  thoroughTest('cause a warning if others can access them, with the command to fix it', async () => {
    const { folder, env } = await ownPlace()
    const first = startServer(env)
    await first.prints(READY)
    first.signal('SIGTERM')
    await first.ended
    chmodSync(env.DATABASE_PATH, 0o644)
    chmodSync(join(folder, 'backups'), 0o755)
    const second = startServer(env)
    await second.prints(READY)
    await second.prints(/Other users of this machine/)
    const line = second.output.stdout.split('\n').find((text) => text.includes('Other users of this machine'))
    const { level, msg } = JSON.parse(line ?? '{}')
    expect(level).toBe(40)
    for (const path of [env.DATABASE_PATH, join(folder, 'backups')]) expect(msg).toContain(path)
    const command = msg.split('To change that, run ')[1] ?? ''
    // The folder above holds what is not ours as well.
    expect(command).not.toMatch(new RegExp(`-R[^&]* ${folder}( |$)`))
    execSync(command)
    expect(looseFiles(env)).toBeUndefined()
    expect(msg.split('To change that')[0]).not.toContain('.secret')
  })
})
