import {
  type JsonEvent,
  MAX_ELEMENT_CHARACTERS,
  parseElement,
  TOO_LARGE,
} from '#server/features/feeds/reading/json-parsing.ts'

export async function* readJsonLines(text: AsyncIterable<string> | string[]): AsyncGenerator<JsonEvent> {
  let rest = ''
  let line = 0
  let isTooLarge = false
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const one of lines) {
      line += 1
      if (isTooLarge) yield { kind: 'unreadable', line, reason: TOO_LARGE }
      else if (one.trim()) yield parseElement(one, line)
      isTooLarge = false
    }
    if (rest.length <= MAX_ELEMENT_CHARACTERS) continue
    isTooLarge = true
    rest = ''
  }
  if (!rest.trim() && !isTooLarge) return
  const last = parseElement(rest, line + 1)
  yield last.kind === 'element' ? last : { kind: 'broken', reason: `The file is cut off on line ${line + 1}` }
}
