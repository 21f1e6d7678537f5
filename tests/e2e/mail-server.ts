import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { ENVIRONMENT } from '#server/env.ts'
import { openMailSink } from '../helpers/mail-sink.ts'
import { adminAccount } from './accounts.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const READY = 'is ready at'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A server of its own with a relay in this process, which keeps what it is sent. */
export async function startMailServer() {
  const sink = await openMailSink()
  const folder = mkdtempSync(join(tmpdir(), 'tuckling-mail-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const variables = {
    // Empty means default: neither a .env file nor the shell decides what the journeys see.
    ...Object.fromEntries(Object.keys(ENVIRONMENT.shape).map((name) => [name, ''])),
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_PATH: join(folder, 'mail.db'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    ADMIN_EMAIL: adminAccount.email,
    ADMIN_PASSWORD: adminAccount.password,
    SMTP_URL: sink.url,
  }
  const child = await start(variables)
  return {
    url,
    sink,
    async close() {
      const ended = new Promise<void>((done) => child.once('exit', () => done()))
      child.kill('SIGTERM')
      await ended
      await sink.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The administrator's calls, as a program makes them. */
export async function administrator({ url }: Pick<MailServer, 'url'>) {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(adminAccount),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const answered = async (response: Response) => {
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()).result.data.json
  }
  return {
    query: async (name: string, input: unknown) =>
      answered(
        await fetch(`${url}/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`, {
          headers,
        }),
      ),
    mutate: async (name: string, input: unknown) =>
      answered(
        await fetch(`${url}/trpc/${name}`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ json: input }),
        }),
      ),
  }
}

async function start(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, failed) => {
    child.stdout?.on('data', (text: Buffer) => text.includes(READY) && ready())
    child.once('exit', (code) => failed(new Error(`The server ended with code ${code}`)))
  })
  return child
}

function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  return new Promise((found) => {
    server.once('listening', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
