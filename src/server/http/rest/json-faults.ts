import { parsedJson } from '#shared/text/unless-broken.ts'

const MAX_DEPTH = 32
const WHITE_SPACE = ' \t\n\r'

/**
 * Describes the fault of a text that should be JSON; undefined when it is valid. Faults are broken syntax, an object
 * that repeats a key (ambiguous to readers), and nesting deep enough to waste time. `what` names the text in the
 * sentence. Reads each character once, since the input is untrusted.
 */
export function jsonFault(text: string, what: 'body' | 'input'): string | undefined {
  if (parsedJson(text) === undefined) return `The ${what} isn’t valid JSON`
  const open: Set<string>[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '{' || char === '[') open.push(new Set())
    else if (char === '}' || char === ']') open.pop()
    else if (char === '"') {
      const end = closingQuote(text, at)
      const keys = isKey(text, end + 1) ? open.at(-1) : undefined
      const key = keys && String(JSON.parse(text.slice(at, end + 1)))
      if (key !== undefined && keys?.has(key)) return 'The same key appears twice in one object'
      if (key !== undefined) keys?.add(key)
      at = end
    }
    if (open.length > MAX_DEPTH) return `The ${what} is nested more than ${MAX_DEPTH} levels deep`
  }
  return undefined
}

function closingQuote(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

function isKey(text: string, end: number): boolean {
  let at = end
  while (at < text.length && WHITE_SPACE.includes(text.charAt(at))) at++
  return text[at] === ':'
}
