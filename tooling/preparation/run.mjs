import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const projectRoot = resolve(fileURLToPath(import.meta.url), '../../..')

export const inProject = (...parts) => join(projectRoot, ...parts)

const LAST_LINES = 40
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|Temporary failure resolving|Could not resolve|Failed to fetch/
const stopping = new AbortController()

export class StepError extends Error {
  constructor(message, output = '') {
    super(NO_NETWORK.test(output) ? `There seems to be no network connection. ${message}` : message)
    this.output = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
  }
}

export function stopRunning() {
  stopping.abort()
}

/** Runs a program quietly to its end. Throws a StepError that says `failure` when it does not succeed. */
export async function run(failure, command, args, { env, timeoutMs } = {}) {
  try {
    const program = promisify(execFile)(command, args, {
      cwd: projectRoot,
      env: { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      maxBuffer: Number.POSITIVE_INFINITY,
      signal: stopping.signal,
      timeout: timeoutMs,
    })
    program.child.stdin?.end()
    await program
  } catch (error) {
    const reason = error.signal ? `stopped by ${error.signal}` : error.syscall ? error.message : ''
    throw new StepError(failure, `${error.stdout}${error.stderr}\n${reason}`)
  }
}
