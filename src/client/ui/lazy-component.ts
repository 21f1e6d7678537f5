/** A press that came before the page was live is repeated as a click alone. */
const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'click'] as const

/** Half a second after the load Chromium tells of a pointer in the corner that nobody has moved. */
const isUnmoved = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  [event.movementX, event.movementY, event.clientX, event.clientY].every((number) => number === 0)

/**
 * A component that starts as `plain` and becomes the loaded one after the visitor's first sign of life: what only
 * matters to a hand on the page is no part of loading it.
 */
export function createLazyComponent<C>(plain: C, load: () => Promise<C>) {
  let current = plain
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  const hear = (event: Event) => void (isUnmoved(event) || start())

  function start(): Promise<void> {
    for (const sign of FIRST_SIGNS) removeEventListener(sign, hear)
    loading ??= load().then(
      (loaded) => {
        current = loaded
        for (const listener of listeners) listener()
      },
      // Without a connection it stays plain.
      () => undefined,
    )
    return loading
  }

  return {
    current: () => current,
    /** Loads it without a sign, for a page that cannot be shown without. */
    start,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!loading) for (const sign of FIRST_SIGNS) addEventListener(sign, hear, { passive: true })
      return () => listeners.delete(listener)
    },
  }
}
