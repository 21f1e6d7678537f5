import { decodeHTMLStrict } from 'entities'

const HIDDEN =
  /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[|\]\]>|<[!?][^<>]*(?:>|$)/gi
const TAG = /<\/?([a-z][a-z0-9]*)(?:[^<>"']|"[^"<]*"|'[^'<]*'|["'])*(?:>|$|(?=<))/gi
const INLINE = new Set('a abbr b big em font i mark q s small span strong sub sup u'.split(' '))
const LINES = new Set('br dd div dt hr li tr'.split(' '))
const PARAGRAPHS = new Set(
  'article blockquote dl figure h1 h2 h3 h4 h5 h6 ol p pre section table ul'.split(' '),
)
const BLOCK = /<\/?(?:article|blockquote|br|dd|div|dl|dt|figure|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)\b/i
const INVISIBLE_IN_LINES =
  /(?!\n)[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu
const INVISIBLE = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu
const WIDE_SPACE = /[^\S ]\s*| \s+/g
const WIDE_SPACE_IN_LINES = /[^\S\n ][^\S\n]*| [^\S\n]+/g
const OTHER_BREAK = /\r\n?|[\u2028\u2029]/g
const MAX_ROUNDS = 4

/** Turns a text that may be HTML into one line of at most `maxLength` characters. */
export function plainText(text: string | undefined, maxLength: number): string {
  return readText(text, maxLength, (current) => oneLine(withoutTags(current)), oneLine)
}

/**
 * Does the same with paragraphs as lines and list items as lines that begin with `• `. In HTML only tags break lines;
 * other breaks are space. Lines made by tags stay when decoding reveals escaped tags.
 */
export function structuredText(text: string | undefined, maxLength: number): string {
  let areLinesOfTags = false
  const withoutMarkup = (current: string) => {
    const hasBlocks = BLOCK.test(current)
    const flowing = hasBlocks && !areLinesOfTags ? current.replaceAll('\n', ' ') : current
    areLinesOfTags ||= hasBlocks
    return tidyLines(flowing.replace(HIDDEN, ' ').replace(TAG, breakOf))
  }
  return readText(text, maxLength, withoutMarkup, tidyLines)
}

type Rewriting = (text: string) => string

/** Feeds escape once or twice, so tags may appear only after decoding; it repeats until nothing changes. */
function readText(
  text: string | undefined,
  maxLength: number,
  withoutMarkup: Rewriting,
  tidy: Rewriting,
): string {
  if (!text) return ''
  let current = tidy(text)
  for (let round = 0; round < MAX_ROUNDS && /[<&]/.test(current); round++) {
    const next = tidy(decodeHTMLStrict(withoutMarkup(current)))
    if (next === current) break
    current = next
  }
  const folded = withoutTagStarts(current).toWellFormed().trim()
  return folded.length > maxLength ? cutText(folded, maxLength) : folded
}

function withoutTagStarts(text: string): string {
  return text.replace(/<+([^<]?)/g, (all, next: string) => (/[a-z/!?]/i.test(next) ? next : all))
}

function oneLine(text: string): string {
  return text.replace(WIDE_SPACE, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ')
}

function tidyLines(text: string): string {
  const spaced = text.replace(OTHER_BREAK, '\n').replace(WIDE_SPACE_IN_LINES, ' ')
  const lines = spaced.replace(INVISIBLE_IN_LINES, '').replace(/ {2,}/g, ' ')
  if (!lines.includes('\n')) return lines
  return lines
    .trim()
    .replace(/ \n ?|\n /g, '\n')
    .replace(/^•\n+/gm, '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function breakOf(tag: string, name: string): string {
  const element = name.toLowerCase()
  if (element === 'li' && !tag.startsWith('</')) return '\n• '
  if (LINES.has(element)) return '\n'
  if (PARAGRAPHS.has(element)) return '\n\n'
  return INLINE.has(element) ? '' : ' '
}

function withoutTags(text: string): string {
  return text
    .replace(HIDDEN, ' ')
    .replace(TAG, (_tag, name: string) => (INLINE.has(name.toLowerCase()) ? '' : ' '))
}

function cutText(text: string, maxLength: number): string {
  const splitsPair = /[\ud800-\udbff]/.test(text.charAt(maxLength - 1))
  return text.slice(0, splitsPair ? maxLength - 1 : maxLength).trimEnd()
}
