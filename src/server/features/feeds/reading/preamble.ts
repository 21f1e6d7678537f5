/** Matches blank lines and byte order marks, but not the tab of an empty first column. */
const BLANK = /^(?:[ \t]*\r?\n|[\u200b\ufeff])+/
/** Excel's line that names the delimiter. */
const SEPARATOR_LINE = /^"?sep=.{1,2}\r?\n/i
const MESSAGE = /^(?:<br ?\/?>\s*|<b>)*(?:\w+ ){0,3}(?:error|warning|notice|deprecated|standards)(?:<\/b>)?:/i
const MESSAGE_END = /on line (?:<b>)?\d+(?:<\/b>)?(?:<br ?\/?>)?/
const LOOKED_AT_CHARACTERS = 16 * 1024
const MOST_LINES = 10
const FEED_START = /^\s*(?:[{[]|<(?!br\b|b>|p\b|div\b|pre\b|font\b|span\b|script\b|style\b|!--))/i
const ELEMENT_START = /<\?xml|(?<=\n)<[a-z]/i

/** Line breaks stay, so that line numbers remain right. */
export function withoutPreamble(text: string): string {
  const length = preambleLength(text)
  return '\n'.repeat(text.slice(0, length).split('\n').length - 1) + text.slice(length)
}

function preambleLength(text: string): number {
  let length = 0
  for (;;) {
    const rest = text.slice(length, length + LOOKED_AT_CHARACTERS)
    const step = BLANK.exec(rest)?.[0].length ?? SEPARATOR_LINE.exec(rest)?.[0].length ?? messageLength(rest)
    if (step === 0) return length + strayLength(rest)
    length += step
  }
}

function messageLength(text: string): number {
  const end = MESSAGE.test(text) ? MESSAGE_END.exec(text) : null
  return end ? end.index + end[0].length : 0
}

function strayLength(text: string): number {
  if (FEED_START.test(text)) return 0
  const lines = text.split('\n', MOST_LINES + 1)
  const header = lines.findIndex((line) => delimitersIn(line) > 1)
  if (header < 0 || text.trimStart().startsWith('<')) return Math.max(0, text.search(ELEMENT_START))
  const over = lines.slice(0, header)
  const isOver = over.every((line) => delimitersIn(line) === 0 && !line.includes('"'))
  return isOver ? over.reduce((sum, line) => sum + line.length + 1, 0) : 0
}

/** A comma before a space belongs to a sentence. */
function delimitersIn(line: string): number {
  return line.match(/[;\t|]|,(?! )/g)?.length ?? 0
}
