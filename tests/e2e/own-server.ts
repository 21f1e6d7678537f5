import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ENVIRONMENT } from '#server/config/env.ts'
import { freePort } from '#tests/helpers/free-port.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const READY = 'is ready at'

/** The administrator whom each server creates at its first startup. */
export const adminAccount = { email: 'admin@tuckling.test', password: 'a-long-test-password' }

/** A server with a database of its own, on a free port. */
export async function startOwnServer(
  extra: Record<string, string> = {},
  /** Fills the database before the server opens it. */
  fill: (databasePath: string) => void | Promise<void> = () => undefined,
  /** Passkeys belong to a name, never to an address of numbers. */
  host = '127.0.0.1',
) {
  const folder = mkdtempSync(join(tmpdir(), 'tuckling-own-'))
  const port = await freePort()
  const url = `http://${host}:${port}`
  const databasePath = join(folder, 'shop.db')
  await fill(databasePath)
  const child = await start({
    // Empty means default: neither a .env file nor the shell decides what the journeys see.
    ...Object.fromEntries(Object.keys(ENVIRONMENT.shape).map((name) => [name, ''])),
    PORT: String(port),
    HOST: host,
    PUBLIC_URL: url,
    DATABASE_PATH: databasePath,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    BACKUP_EVERY: 'off',
    ADMIN_EMAIL: adminAccount.email,
    ADMIN_PASSWORD: adminAccount.password,
    ...extra,
  })
  return {
    url,
    pid: child.pid ?? 0,
    async close() {
      // Ctrl-C reaches it as well.
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function start(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A journey that fails does not come to closing it.
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', (text: Buffer) => text.includes(READY) && ready())
    child.once('exit', (code) => failed(new Error(`The server ended with code ${code}`)))
  })
  return child
}
