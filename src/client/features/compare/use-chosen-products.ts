import { keepText, readText, useStoredText } from '#client/lib/use-stored-text.ts'
import { comparedIds } from '#shared/search-params/compare.ts'

const PLACE = 'compared'

/** True from the first choice until the tray has said that it has come. */
let isNew = false

/** The products chosen to be compared; only this device stores them. */
export function useChosen(): number[] {
  return comparedIds(useStoredText(PLACE))
}

export function keepChosen(ids: number[]) {
  isNew = ids.length > 0 && (isNew || !readChosen())
  keepText(PLACE, ids.join(','))
}

export function takeIsNew(): boolean {
  const wasNew = isNew
  isNew = false
  return wasNew
}

export function readChosen(): string {
  return readText(PLACE)
}
