import { decodeHTMLStrict } from 'entities'

const HIDDEN =
  /<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[|\]\]>|<[!?][^<>]*(?:>|$)/gi
const TAG = /<\/?([a-z][a-z0-9]*)(?:[^<>"']|"[^"<]*"|'[^'<]*'|["'])*(?:>|$|(?=<))/gi
const INLINE = new Set('a abbr b big em font i mark q s small span strong sub sup u'.split(' '))
const INVISIBLE = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu
/** Whatever white space is not one space already. */
const WIDE_SPACE = /[^\S ]\s*| \s+/g
const MAX_ROUNDS = 4

/** What a person reads of a text that may be HTML: one line, at most `maxLength` characters. */
export function plainText(text: string | undefined, maxLength: number): string {
  if (!text) return ''
  const folded = withoutMarkup(text).toWellFormed().trim()
  return folded.length > maxLength ? cutText(folded, maxLength) : folded
}

/** One line. Feeds escape once or twice, so that tags may appear only after decoding: it goes on until nothing changes. */
function withoutMarkup(text: string): string {
  let current = oneLine(text)
  for (let round = 0; round < MAX_ROUNDS && /[<&]/.test(current); round++) {
    const next = oneLine(decodeHTMLStrict(withoutTags(current)))
    if (next === current) break
    current = next
  }
  return withoutTagStarts(current)
}

/** Takes the `<` from what would still begin a tag. */
function withoutTagStarts(text: string): string {
  return text.replace(/<+([^<]?)/g, (all, next: string) => (/[a-z/!?]/i.test(next) ? next : all))
}

function oneLine(text: string): string {
  return text.replace(WIDE_SPACE, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ')
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
