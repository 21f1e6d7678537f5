const MAX_DEPTH = 32
const WHITE_SPACE = ' \t\n\r'

/**
 * What is wrong with a text that should be JSON: that it is none, that two readers may understand it differently (a
 * key stands twice in one object), or that it is only made to cost time (deep nesting). Undefined when nothing is.
 * `what` names the text in the sentence. Each character is read once: this sees what anybody sends.
 */
export function jsonFault(text: string, what: 'body' | 'input'): string | undefined {
  if (!isJson(text)) return `The ${what} is not valid JSON`
  const open: Set<string>[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (char === '{' || char === '[') open.push(new Set())
    else if (char === '}' || char === ']') open.pop()
    else if (char === '"') {
      const end = closingQuote(text, at)
      const keys = isKey(text, end + 1) ? open.at(-1) : undefined
      const key = keys && String(JSON.parse(text.slice(at, end + 1)))
      if (key !== undefined && keys?.has(key)) return 'The same key stands twice in one object'
      if (key !== undefined) keys?.add(key)
      at = end
    }
    if (open.length > MAX_DEPTH) return `The ${what} is nested more than ${MAX_DEPTH} levels deep`
  }
  return undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Where the string ends that begins at `start`; valid JSON always has an end. */
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
