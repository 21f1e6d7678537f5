const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart'] as const

/**
 * A component that starts as `plain` and becomes the loaded one after the visitor's first sign of life: what only
 * matters to a hand on the page is no part of loading it.
 */
export function createLazyComponent<C>(plain: C, load: () => Promise<C>) {
  let current = plain
  let started = false
  const listeners = new Set<() => void>()

  async function start() {
    for (const sign of FIRST_SIGNS) removeEventListener(sign, start)
    if (started) return
    started = true
    // Without a connection it stays plain.
    current = await load().catch(() => current)
    for (const listener of listeners) listener()
  }

  return {
    current: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!started) for (const sign of FIRST_SIGNS) addEventListener(sign, start, { passive: true })
      return () => listeners.delete(listener)
    },
  }
}
