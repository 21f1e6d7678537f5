import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { projectRoot } from '#server/project-root.ts'
import { ownPlace, startProcess } from '#tests/helpers/start-process.ts'

const NPM_LINE = /^(> .*)?\n/gm
const SLOW_MS = 60_000
const npm = (args: string[], env: Record<string, string>) => startProcess('npm', args, env)

// Already done where the tests were started by npm.
beforeAll(async () => {
  await promisify(execFile)('npm', ['run', 'build'], { cwd: projectRoot() })
}, 3 * SLOW_MS)

test.each<['npm' | 'group', NodeJS.Signals]>([
  ['npm', 'SIGTERM'],
  ['group', 'SIGINT'],
])(
  'npm start serves the site with nothing left to prepare, and a signal to the %s ends it',
  async (to, signal) => {
    const { env, url } = await ownPlace()
    const started = npm(['start'], { ...env, ADMIN_EMAIL: 'a@shop.example', ADMIN_PASSWORD: 'long-enough-1' })
    await started.prints(/^Tuckling is ready at /m)
    expect(started.output.stdout.replaceAll(NPM_LINE, '')).toMatch(/^Tuckling is ready at .*\n$/)
    expect((await fetch(url)).status).toBe(200)
    if (to === 'npm') started.signal(signal)
    else started.signalGroup(signal)
    // Its output closes only when the server itself, not npm alone, has ended.
    await started.ended
    await expect(fetch(url)).rejects.toThrow()
  },
  SLOW_MS,
)

test(
  'npm run dev answers a page from the sources, and ends with a signal',
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
  'npm run db:seed adds the missing samples, npm run feeds:import a feed',
  async () => {
    const { env } = await ownPlace()
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
    expect(missing.output.stdout + missing.output.stderr).toContain('There is no file at no-such-file.xml')
  },
  SLOW_MS,
)
