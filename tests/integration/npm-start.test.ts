import { expect, test } from 'vitest'
import { ownPlace, startProcess } from '#tests/helpers/start-process.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'

const NPM_LINE = /^(> .*)?\n/gm
const SLOW_MS = 120_000
const npm = (args: string[], env: Record<string, string>) => startProcess('npm', args, env)

test.each<['npm' | 'group', NodeJS.Signals]>([
  ...thoroughly<['npm', NodeJS.Signals][]>([], [['npm', 'SIGTERM']]),
  ['group', 'SIGINT'],
])(
  'npm start serves the site without further preparation, and a signal to the %s stops it',
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
