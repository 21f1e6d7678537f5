import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuSeconds } from './cpu.ts'

const CONNECTIONS = 8
const VISITS_BEFORE = 3
const TO_COMPRESS_MS = 300
const ROUNDS = 3

/**
 * Asks for `url` many times over kept connections, or for the nth address that it gives; answers the CPU microseconds
 * that the server spent on each, as the least of several rounds: what else the machine does only ever adds.
 */
export async function cpuMicrosPerRequest(
  pid: number,
  url: string | ((index: number) => string),
  requests: number,
  headers: Record<string, string> = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  await send(agent, url, Math.ceil(requests / 4), headers)
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuSeconds(pid)
    await send(agent, url, requests, headers)
    rounds.push(cpuSeconds(pid) - before)
  }
  agent.destroy()
  return (Math.min(...rounds) / requests) * 1e6
}

/** Asks for a page as visitors before have: the best compression is for what is asked for again. */
export async function askBefore(url: string): Promise<void> {
  for (let visit = 0; visit < VISITS_BEFORE; visit++) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    await pause(TO_COMPRESS_MS)
  }
}

async function send(
  agent: Agent,
  url: string | ((index: number) => string),
  requests: number,
  headers: Record<string, string>,
) {
  let left = requests
  const worker = async () => {
    while (left-- > 0) await one(agent, typeof url === 'string' ? url : url(left), headers)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}

function one(agent: Agent, url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200 && response.statusCode !== 304)
        reject(new Error(`${url}: ${response.statusCode}`))
      response.resume()
      response.on('end', resolve)
    }).on('error', reject)
  })
}
