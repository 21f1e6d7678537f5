import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

/** Includes clicks: a press before hydration is replayed only as a click. */
const FIRST_SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'click'] as const

/** Half a second after the load Chromium tells of a pointer in the corner that nobody has moved. */
export const isUnmoved = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  [event.movementX, event.movementY, event.clientX, event.clientY].every((number) => number === 0)

let hasSign = false

function subscribe(tell: () => void) {
  const stop = new AbortController()
  const hear = (event: Event) => {
    if (isUnmoved(event)) return
    hasSign = true
    stop.abort()
    tell()
  }
  for (const sign of FIRST_SIGNS) addEventListener(sign, hear, { passive: true, signal: stop.signal })
  return () => stop.abort()
}

/** Whether the visitor has given a sign of life since the page came to life. */
export function useFirstSign(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasSign,
    () => false,
  )
}

/** Shows what only matters to a hand on the page, and is no part of loading it. */
export function AfterFirstSign({ children }: { children: ReactNode }) {
  return useFirstSign() && <Suspense>{children}</Suspense>
}

/** A component that is loaded where it is first shown. Without a connection it stays away. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = (component: ComponentType<Props>) => ({ default: component })
  return lazy(() => load().then(part, () => part(() => null)))
}
