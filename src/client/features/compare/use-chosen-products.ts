import { useSyncExternalStore } from 'react'
import { comparedIds } from '#shared/search-params/compare.ts'

const KEY = 'compared'
const CHANGED = 'compared-changed'

/** Keeps the choice of this page while storage is blocked. */
let unstored = ''

/** True from the first choice until the tray has said that it has come. */
let isNew = false

/** The products chosen to be compared; only this device stores them. */
export function useChosen(): number[] {
  return comparedIds(useSyncExternalStore(subscribe, readChosen, () => ''))
}

export function keepChosen(ids: number[]) {
  isNew = ids.length > 0 && (isNew || !readChosen())
  unstored = ids.join(',')
  try {
    if (unstored) localStorage.setItem(KEY, unstored)
    else localStorage.removeItem(KEY)
  } catch {
    // The page still has it.
  }
  dispatchEvent(new Event(CHANGED))
}

export function takeIsNew(): boolean {
  const wasNew = isNew
  isNew = false
  return wasNew
}

export function readChosen(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return unstored
  }
}

function subscribe(tell: () => void) {
  const signs = [CHANGED, 'storage', 'pageshow']
  for (const sign of signs) addEventListener(sign, tell)
  return () => {
    for (const sign of signs) removeEventListener(sign, tell)
  }
}
