import { getPriority, setPriority } from 'node:os'

/** The lower priority of this thread, in steps of `nice`. */
const STEPS = 5
const LOWEST = 19

/** On Linux the priority is this thread's alone; elsewhere it is the process's, and stays unchanged. */
export function stepBack() {
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(LOWEST, getPriority() + STEPS))
  } catch {
    // A sandbox may forbid it; the work then continues at normal priority.
  }
}
