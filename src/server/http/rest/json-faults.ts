const MAX_DEPTH = 32
/** A string, or a bracket of an object or array; nothing else decides about depth and keys. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\]]/gs
const COLON_FOLLOWS = /\s*:/y

/**
 * What is wrong with a body that parses as JSON but that two readers may understand differently, or that is only made
 * to cost time: a key that stands twice in one object, or deep nesting. Undefined when nothing is.
 */
export function jsonFault(text: string): string | undefined {
  const open: Set<string>[] = []
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (isKey(text, index + token.length)) {
      const key: unknown = JSON.parse(token)
      const keys = open.at(-1)
      if (keys?.has(String(key))) return 'The same key stands twice in one object'
      keys?.add(String(key))
    }
    if (open.length > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} levels deep`
  }
  return undefined
}

function isKey(text: string, end: number): boolean {
  COLON_FOLLOWS.lastIndex = end
  return COLON_FOLLOWS.test(text)
}
