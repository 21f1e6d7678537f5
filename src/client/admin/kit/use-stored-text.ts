import { useSyncExternalStore } from 'react'

const CHANGED = 'stored-text-changed'

/** Keeps a text on this device; empty until the page is live, or while storage is blocked. */
export function useStoredText(place: string): [text: string, keep: (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(place),
    () => '',
  )
  return [text, (next) => keep(place, next)]
}

function read(place: string): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

function keep(place: string, text: string) {
  try {
    if (text) localStorage.setItem(place, text)
    else localStorage.removeItem(place)
  } catch {
    // Storage is full or blocked: the list itself works without it.
  }
  dispatchEvent(new Event(CHANGED))
}

function subscribe(tell: () => void) {
  addEventListener(CHANGED, tell)
  addEventListener('storage', tell)
  return () => {
    removeEventListener(CHANGED, tell)
    removeEventListener('storage', tell)
  }
}
