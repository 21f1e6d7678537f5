import { getPriority, setPriority } from 'node:os'

/** How far behind the thread that answers visitors, in steps of `nice`. */
const STEPS = 5
const LOWEST = 19

/**
 * Lets the thread that answers visitors go first while there are more threads at work than processors. On Linux the
 * priority is this thread's alone; elsewhere it is the whole process's, which keeps its own.
 */
export function stepBack() {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LOWEST, getPriority() + STEPS))
  } catch {
    // A sandbox may forbid it; the work goes on beside the others.
  }
}
