import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, dirname, join } from 'node:path'
import project from '../../package.json' with { type: 'json' }

const projectRoot = join(import.meta.dirname, '../..')

export interface RunningServer {
  pid: number
  url: string
  /** From starting the process to the first page in hand. */
  firstPageMs: number
  stop: () => Promise<void>
}

/** Our own server, as `npm start` runs it once everything is built. */
export function startShop(
  port: number,
  databasePath: string,
  more: Record<string, string> = {},
): Promise<RunningServer> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATABASE_PATH: databasePath,
    LOG_LEVEL: 'info',
    RATE_LIMIT_FACTOR: '1000000',
    ADMIN_EMAIL: 'admin@tuckling.example',
    ADMIN_PASSWORD: 'only-for-benchmarks',
    // The Node that runs the bench, whatever `node` is otherwise.
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    ...more,
  }
  const child = spawn(project.scripts.start, {
    shell: true,
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return start(child, port, '/products')
}

export function startBareServer(
  port: number,
  databasePath: string,
  pageFile: string,
): Promise<RunningServer> {
  const script = join(import.meta.dirname, 'bare-server.ts')
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = spawn(process.execPath, [script, String(port), databasePath, pageFile], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return start(child, port, '/page')
}

async function start(child: ChildProcess, port: number, path: string): Promise<RunningServer> {
  const started = performance.now()
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    pid: child.pid ?? 0,
    url,
    firstPageMs: performance.now() - started,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.ok ?? false
}
