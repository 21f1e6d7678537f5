import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ENVIRONMENT } from '#server/config/env.ts'
import { projectRoot } from '#server/config/project-root.ts'
import { freePort } from './free-port.ts'

const UNSET = Object.fromEntries(Object.keys(ENVIRONMENT.shape).map((name) => [name, '']))
/** No work of its own comes between what a test does. */
const QUIET = { BACKUP_EVERY: 'off' }

/** A program of the project as somebody would run it, in a process group of its own, which ends with the test. */
export function startProcess(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, {
    cwd: projectRoot(),
    // Empty means default: neither a .env file nor the shell decides what the test sees.
    env: {
      ...process.env,
      ...UNSET,
      NODE_ENV: undefined,
      VITEST: undefined,
      NO_COLOR: '1',
      ...QUIET,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString()
  })
  const ended = new Promise<number | null>((done) => child.once('close', done))
  onTestFinished(() => signalGroup(child, 'SIGKILL'))

  return {
    child,
    pid: child.pid ?? 0,
    output,
    /** Exit code, when the program and all that it started have closed their output. */
    ended,
    /** Waits for standard output to match. */
    prints: (pattern: RegExp) => printed(child, output, pattern),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    signalGroup: (signal: NodeJS.Signals) => signalGroup(child, signal),
  }
}

export function startServer(env: Record<string, string>) {
  return startProcess(process.execPath, ['dist/server/main.js'], env)
}

/** Reserves a port and a data folder for a server of its own. */
export async function ownPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'tuckling-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const port = await freePort()
  const env = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_PATH: join(folder, 'shop.db'),
    LOG_LEVEL: 'warn',
  }
  return { folder, port, url: `http://127.0.0.1:${port}`, env }
}

function printed(child: ChildProcess, output: { stdout: string; stderr: string }, pattern: RegExp) {
  return new Promise<void>((resolve, reject) => {
    const check = () => pattern.test(output.stdout) && resolve()
    child.stdout?.on('data', check)
    child.once('close', (code) =>
      reject(new Error(`ended with ${code} before it printed ${pattern}:\n${output.stdout}${output.stderr}`)),
    )
    check()
  })
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch {
    // Nothing of the group is left.
  }
}
