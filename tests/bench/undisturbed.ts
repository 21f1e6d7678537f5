import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS_PER_MS = 1e6

interface Times {
  /** How long the threads of a process have run. */
  ranMs: number
  /** How long they were ready to run while others had the processors. */
  waitedMs: number
}

function timesOf(pid: number): Times {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => threadTimes(`/proc/${pid}/task/${thread}`))
  const sum = (key: keyof Times) => threads.reduce((total, thread) => total + thread[key], 0)
  return { ranMs: sum('ranMs'), waitedMs: sum('waitedMs') }
}

function threadTimes(folder: string): Times {
  try {
    const [ran = 0, waited = 0] = readFileSync(`${folder}/schedstat`, 'utf8').split(' ').map(Number)
    return { ranMs: ran / NANOSECONDS_PER_MS, waitedMs: waited / NANOSECONDS_PER_MS }
  } catch {
    // It has ended meanwhile.
    return { ranMs: 0, waitedMs: 0 }
  }
}

/**
 * Begins to time what a server does for this process; the function answers how many milliseconds it would have taken on a
 * machine that does nothing else: without the waits for a processor, but all that the server has computed meanwhile, since
 * several may have waited in the same moment.
 */
export function startTimer(server: number): () => number {
  const began = { at: performance.now(), here: timesOf(process.pid), there: timesOf(server) }
  return () => {
    const [here, there] = [timesOf(process.pid), timesOf(server)]
    const waitedMs = here.waitedMs - began.here.waitedMs + (there.waitedMs - began.there.waitedMs)
    return Math.max(there.ranMs - began.there.ranMs, performance.now() - began.at - waitedMs)
  }
}
