import { Agent, get } from 'node:http'
import { cpuSeconds } from './cpu.ts'

const CONNECTIONS = 8
const ROUNDS = 4

export interface RequestTarget {
  pid: number
  /** Or what gives the nth address. */
  url: string | ((index: number) => string)
  headers?: Record<string, string>
}

/** Returns the server's CPU time for one of many requests over kept-alive connections, in microseconds. */
export async function cpuMicrosPerRequest(
  pid: number,
  url: RequestTarget['url'],
  requests: number,
  headers: RequestTarget['headers'] = {},
): Promise<number> {
  const [cost = Number.NaN] = await cpuMicrosInTurns([{ pid, url, headers }], requests)
  return cost
}

/**
 * The same of several, to compare them: in turns, since the machine is now faster and now slower. Each is the least of its
 * rounds: what else the machine does only ever adds.
 */
export async function cpuMicrosInTurns(all: RequestTarget[], requests: number): Promise<number[]> {
  const agents = all.map(() => new Agent({ keepAlive: true, maxSockets: CONNECTIONS }))
  const least = all.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { pid, url, headers = {} }] of all.entries()) {
      const before = cpuSeconds(pid)
      await send(agents[index] as Agent, url, requests, headers)
      const cost = ((cpuSeconds(pid) - before) / requests) * 1e6
      // The first round is for getting warm.
      if (round > 0) least[index] = Math.min(least[index] as number, cost)
    }
  }
  for (const agent of agents) agent.destroy()
  return least
}

/** Asks for a page as a visitor before has. */
export async function askBefore(url: string): Promise<void> {
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
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
