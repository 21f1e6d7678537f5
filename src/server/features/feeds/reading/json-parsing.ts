export type JsonEvent =
  | { kind: 'element'; line: number; value: unknown }
  | { kind: 'unreadable'; line: number; reason: string }
  | { kind: 'broken'; reason: string }

export const MAX_ELEMENT_CHARACTERS = 256 * 1024
export const TOO_LARGE = 'The record is larger than 256 KiB'
/** Numbers with fewer digits are exact. */
const LONG_INTEGER = /\d{16}/
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"?|[\d-][\d.eE+-]*/gs

export function parseElement(text: string, line: number): JsonEvent {
  if (text.length > MAX_ELEMENT_CHARACTERS) return { kind: 'unreadable', line, reason: TOO_LARGE }
  try {
    const exact = LONG_INTEGER.test(text) ? text.replace(STRING_OR_NUMBER, longIntegerAsText) : text
    return { kind: 'element', line, value: JSON.parse(exact) }
  } catch {
    return { kind: 'unreadable', line, reason: 'The record isn’t valid JSON' }
  }
}

function longIntegerAsText(token: string): string {
  return LONG_INTEGER.test(token) && /^-?\d+$/.test(token) ? `"${token}"` : token
}
