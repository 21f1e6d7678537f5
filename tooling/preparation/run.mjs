import { spawn } from 'node:child_process'
import { projectRoot } from './paths.mjs'

const LAST_LINES = 40
const NO_NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|Temporary failure resolving|Could not resolve|Failed to fetch/

export class StepError extends Error {
  constructor(message, output = '') {
    super(NO_NETWORK.test(output) ? `There seems to be no network connection. ${message}` : message)
    this.output = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
  }
}

const running = new Set()

export function stopRunning(signal) {
  for (const child of running) child.kill(signal)
}

/** Runs a program quietly to its end. Throws a StepError that says `failure` when it does not succeed. */
export async function run(failure, command, args, { env = {}, timeoutMs } = {}) {
  const { code, output } = await collect(command, args, env, timeoutMs)
  if (code !== 0) throw new StepError(failure, output)
  return output
}

function collect(command, args, env, timeoutMs) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    })
    running.add(child)
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    const finish = (code, note) => {
      running.delete(child)
      done({ code, output: Buffer.concat(chunks).toString() + note })
    }
    child.on('error', (error) => finish(1, `\n${error.message}`))
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `\nstopped by ${signal}` : ''))
  })
}
