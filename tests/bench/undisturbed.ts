import { readFileSync } from 'node:fs'

const NANOSECONDS_PER_MS = 1e6

/** Of a process's first thread: how long it has run, and how long it was ready to run while others had the processor. */
function threadTimes(pid: number): { ranMs: number; waitedMs: number } {
  const [ran = 0, waited = 0] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8')
    .split(' ')
    .map(Number)
  return { ranMs: ran / NANOSECONDS_PER_MS, waitedMs: waited / NANOSECONDS_PER_MS }
}

/**
 * Begins to time what a server does for this process; the function answers how many milliseconds it would have taken with
 * the machine to themselves. At least what the server has run: both may have waited in the same moment.
 */
export function startTimer(server: number): () => number {
  const began = { at: performance.now(), here: threadTimes(process.pid), there: threadTimes(server) }
  return () => {
    const [here, there] = [threadTimes(process.pid), threadTimes(server)]
    const waitedMs = here.waitedMs - began.here.waitedMs + (there.waitedMs - began.there.waitedMs)
    return Math.max(there.ranMs - began.there.ranMs, performance.now() - began.at - waitedMs)
  }
}
