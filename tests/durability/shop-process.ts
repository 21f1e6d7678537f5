import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '#server/config/project-root.ts'

export const ADMINISTRATOR = { email: 'boss@shop.example', password: 'long-enough-1' }
const START_LIMIT_MS = 60_000
const POLL_MS = 50

/** The built server as it is started in production, on a port and a database of its own. */
export interface ShopProcess {
  child: ChildProcess
  url: string
  output: () => string
}

export async function startShop(
  databasePath: string,
  port: number,
  env: Record<string, string> = {},
): Promise<ShopProcess> {
  const child = runProgram('main', [], {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_PATH: databasePath,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000000',
    BACKUP_EVERY: 'off',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    ...env,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + START_LIMIT_MS
  while (!(await isUp(url))) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`The shop did not start:\n${output}`)
    await wait(POLL_MS)
  }
  return { child, url, output: () => output }
}

/** One of the built programs, with nothing but these settings. */
export function runProgram(name: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [join(projectRoot(), `dist/server/${name}.js`), ...args], {
    cwd: projectRoot(),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Ends it at once, in the middle of whatever it does. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function isUp(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined)
  return answer?.ok ?? false
}
