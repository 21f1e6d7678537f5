import { useSyncExternalStore } from 'react'

const SIGNS = ['stored-text-changed', 'storage', 'pageshow'] as const

/** Texts that only this page keeps, because storage is blocked or full. */
const unstored = new Map<string, string>()

/** A text that only this device keeps; empty until the page is live. */
export function useStoredText(place: string): string {
  return useSyncExternalStore(
    subscribe,
    () => readText(place),
    () => '',
  )
}

export function readText(place: string): string {
  try {
    return unstored.get(place) ?? localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

/** Returns false if only this page has the text, because storage is blocked or full. */
export function keepText(place: string, text: string): boolean {
  unstored.delete(place)
  try {
    if (text) localStorage.setItem(place, text)
    else localStorage.removeItem(place)
  } catch {
    unstored.set(place, text)
  }
  dispatchEvent(new Event(SIGNS[0]))
  return !unstored.has(place)
}

function subscribe(tell: () => void) {
  for (const sign of SIGNS) addEventListener(sign, tell)
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, tell)
  }
}
