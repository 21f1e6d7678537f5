import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROGRAM = '/usr/bin/wrk'

interface Load {
  seconds: number
  connections: number
  /** A path, or Lua that gives the path of each request. */
  path: string | { lua: string }
}

/** Answers in a second, as many as are given. wrk (Debian has it) asks for next to nothing of the processors itself. */
export async function requestsPerSecond(url: string, { seconds, connections, path }: Load): Promise<number> {
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: apt-get install wrk`)
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'))
  const script = join(folder, 'ask.lua')
  // To run Lua for each request costs it more than the request.
  const isOnePath = typeof path === 'string'
  if (!isOnePath)
    writeFileSync(
      script,
      `local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", ${path.lua})
end`,
    )
  try {
    const args = [
      '-t',
      '1',
      '-c',
      String(connections),
      '-d',
      `${seconds}s`,
      '--timeout',
      '30s',
      '-H',
      'accept-encoding: br',
      ...(isOnePath ? [url + path] : ['-s', script, url]),
    ]
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    await once(child, 'close')
    const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.+)/.exec(output)
    if (failed) throw new Error(`${url}: ${failed[0]}`)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
