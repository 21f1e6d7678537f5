import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { addFirstAdministrator } from '#server/auth/first-administrator.ts'
import { projectRoot } from '#server/config/project-root.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/administration.ts'
import { ownPlace, startProcess, startServer } from '#tests/helpers/start-process.ts'

const SLOW_MS = 60_000
const npm = (args: string[], env: Record<string, string>) => startProcess('npm', args, env)

// Already done where the tests were started by npm.
beforeAll(async () => {
  await promisify(execFile)('npm', ['run', 'build'], { cwd: projectRoot() })
}, 3 * SLOW_MS)

test(
  'npm run dev answers a page from the sources and ends with a signal',
  async () => {
    const { env, url } = await ownPlace()
    const started = npm(['run', 'dev'], env)
    await started.prints(/^Tuckling is ready for development at /m)
    const page = await fetch(`${url}/products`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('/src/client/entry-client.tsx')
    expect(html).toContain('Soft Stacking Rings')
    started.signalGroup('SIGTERM')
    await started.ended
    await expect(fetch(url)).rejects.toThrow()
  },
  SLOW_MS,
)

test(
  'npm run db:migrate makes a database, npm run db:seed adds missing samples, and npm run feeds:import a feed',
  async () => {
    const { env } = await ownPlace()
    const migrate = npm(['run', 'db:migrate'], env)
    expect(await migrate.ended).toBe(0)
    expect(migrate.output.stdout).toContain('has the schema of this version.')
    for (const added of [10, 0]) {
      const seed = npm(['run', 'db:seed'], env)
      expect(await seed.ended).toBe(0)
      expect(seed.output.stdout).toContain(`Added ${added} sample products.`)
    }
    const feed = npm(['run', 'feeds:import', '--', 'tests/fixtures/feeds/google-xml.xml'], env)
    expect(await feed.ended).toBe(0)
    expect(feed.output.stdout).toContain('40 products imported.')
    const missing = npm(['run', 'feeds:import', '--', 'no-such-file.xml'], env)
    expect(await missing.ended).toBe(1)
    expect(missing.output.stdout + missing.output.stderr).toMatch(/There is no file at .*no-such-file\.xml/)
  },
  SLOW_MS,
)

test(
  'npm run admin unblocks an administrator while the server runs, and creates new ones',
  async () => {
    const { env, url } = await ownPlace()
    const admin = async (...args: string[]) => {
      const started = npm(['run', 'admin', '--', ...args], env)
      const code = await started.ended
      return { code, ...started.output, password: /shown only now\): (\S+)/.exec(started.output.stdout)?.[1] }
    }
    const signIn = (email: string, password = '') =>
      fetch(`${url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email, password }),
      })
    const isSignedIn = async (answer: Response) => {
      const cookie = answer.headers.getSetCookie().map((text) => text.split(';')[0])
      const me = await fetch(`${url}/api/me`, { headers: { cookie: cookie.join('; ') } })
      // The printed password opens the form for the next one and nothing else: 403. Without a session it is 401.
      return me.status === 403
    }

    expect(await admin('boss@shop.example')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('does not exist. The first npm start creates it.'),
    })
    const db = openDatabase(env.DATABASE_PATH)
    onTestFinished(() => void db.$client.close())
    await addFirstAdministrator(db, {
      SITE_NAME: 'Tuckling',
      ADMIN_EMAIL: 'boss@shop.example',
      ADMIN_PASSWORD: 'long-enough-1',
    })
    db.update(users).set({ banned: true }).run()

    const server = startServer({ ...env, ADMIN_EMAIL: 'boss@shop.example', ADMIN_PASSWORD: 'long-enough-1' })
    await server.prints(/Run `npm run admin -- EMAIL`/)
    expect(db.select().from(users).all()).toHaveLength(1)
    expect((await signIn('boss@shop.example', 'long-enough-1')).status).toBe(403)

    const first = await admin('Boss@shop.example')
    expect(first).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Administrator access restored for boss@shop.example.'),
    })
    const session = await signIn('boss@shop.example', first.password)
    expect(await isSignedIn(session)).toBe(true)

    const second = await admin('boss@shop.example')
    expect(await isSignedIn(session)).toBe(false)
    expect((await signIn('boss@shop.example', first.password)).status).toBe(401)
    expect(await isSignedIn(await signIn('boss@shop.example', second.password))).toBe(true)

    const made = await admin('new@shop.example')
    expect(made.stdout).toContain('Created administrator new@shop.example.')
    expect(await isSignedIn(await signIn('new@shop.example', made.password))).toBe(true)
    expect(db.select({ role: users.role, banned: users.banned }).from(users).all()).toEqual([
      { role: 'admin', banned: false },
      { role: 'admin', banned: false },
    ])
    const lines = db.select({ action: auditLog.action, target: auditLog.targetName }).from(auditLog).all()
    expect(lines).toEqual([
      { action: 'user.access-given', target: 'boss@shop.example' },
      { action: 'user.access-given', target: 'boss@shop.example' },
      { action: 'user.access-given', target: 'new@shop.example' },
    ])

    expect(await admin('nonsense')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nonsense is not an email address'),
    })
    expect((await admin()).stderr).toContain('npm run admin -- EMAIL')
  },
  2 * SLOW_MS,
)
