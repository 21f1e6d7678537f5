import { readdirSync, readFileSync } from 'node:fs'

const NANOSECONDS_PER_MS = 1e6

interface Times {
  /** How long a thread has run. */
  ranMs: number
  /** How long it was ready to run while others had the processors. */
  waitedMs: number
}

function threadsOf(pid: number): Map<string, Times> {
  const folder = `/proc/${pid}/task`
  return new Map(readdirSync(folder).flatMap((thread) => timesOf(thread, `${folder}/${thread}/schedstat`)))
}

/** None of a thread that has ended meanwhile. */
function timesOf(thread: string, file: string): [string, Times][] {
  try {
    const [ran = 0, waited = 0] = readFileSync(file, 'utf8').split(' ').map(Number)
    return [[thread, { ranMs: ran / NANOSECONDS_PER_MS, waitedMs: waited / NANOSECONDS_PER_MS }]]
  } catch {
    return []
  }
}

function timesSince(began: Map<string, Times>, pid: number): Times {
  const since = { ranMs: 0, waitedMs: 0 }
  for (const [thread, { ranMs, waitedMs }] of threadsOf(pid)) {
    const before = began.get(thread) ?? { ranMs: 0, waitedMs: 0 }
    since.ranMs += ranMs - before.ranMs
    since.waitedMs += waitedMs - before.waitedMs
  }
  return since
}

/**
 * Begins to time what a server does for this process; the function answers how many milliseconds it would have taken on a
 * machine that does nothing else: without the waits for a processor, but all that the server has computed meanwhile, since
 * several may have waited in the same moment.
 */
export function startTimer(server: number): () => number {
  const began = { at: performance.now(), here: threadsOf(process.pid), there: threadsOf(server) }
  return () => {
    const here = timesSince(began.here, process.pid)
    const there = timesSince(began.there, server)
    return Math.max(there.ranMs, performance.now() - began.at - here.waitedMs - there.waitedMs)
  }
}
