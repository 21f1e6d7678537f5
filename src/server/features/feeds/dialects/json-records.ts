import { containersIn } from '#server/features/feeds/dialects/json-containers.ts'
import { chooseRecords } from '#server/features/feeds/dialects/record-choice.ts'
import { suggestColumns } from '#server/features/feeds/mapping/suggest-columns.ts'
import { type HoldsRecords, readJsonElements } from '#server/features/feeds/reading/json-elements.ts'
import { readJsonLines } from '#server/features/feeds/reading/json-lines.ts'
import type { JsonEvent } from '#server/features/feeds/reading/json-parsing.ts'
import { flatten } from '#server/features/feeds/reading/json-value.ts'

export type JsonPlace = 'lines' | HoldsRecords

export function readJsonRecords(
  text: AsyncIterable<string> | string[],
  place: JsonPlace,
): AsyncGenerator<JsonEvent> {
  return place === 'lines' ? readJsonLines(text) : readJsonElements(text, place)
}

export function recordsPlace(head: string): JsonPlace {
  const [, second] = filledLines(head)
  const object = objectOfFirstLine(head)
  if (object && second?.trimStart().startsWith('{')) return 'lines'
  const line = { place: 'lines', name: '', columns: [...flatten(object).keys()], count: 1, within: [] }
  const { externalId, name } = suggestColumns(line.columns)
  const chosen = chooseRecords([...(externalId && name ? [line] : []), ...containersIn(head)])
  if (chosen === line) return 'lines'
  return (path) => path.join('/') === chosen?.place
}

/** Undefined when the first line is not a complete object. */
export function objectOfFirstLine(head: string): unknown {
  const [line = ''] = filledLines(head)
  if (!line.trimStart().startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function filledLines(head: string): string[] {
  return head.split('\n').filter((line) => line.trim())
}
