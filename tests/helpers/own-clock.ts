import { afterAll, vi } from 'vitest'

// Files that set the clock share processes with each other alone, and each puts it back.
afterAll(() => {
  if (vi.isFakeTimers()) throw new Error('The clock was left set: call vi.useRealTimers() after each test')
})
