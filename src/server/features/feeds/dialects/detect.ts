import { awinCsv } from '#server/features/feeds/dialects/awin-csv.ts'
import type { Dialect } from '#server/features/feeds/dialects/dialect.ts'
import { googleXml } from '#server/features/feeds/dialects/google-xml.ts'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'

/** How much of a file's beginning is looked at. */
export const HEAD_CHARACTERS = 64 * 1024

const DIALECTS: Dialect[] = [googleXml, awinCsv]
const WEB_PAGE = /^<(?:!doctype\s+html|html|head|body)\b/i
const DOCTYPE = /^<!doctype\b/i

/** The dialect that the content is in, whatever the file's name; a FeedError says what arrived instead. */
export function detectDialect(head: string): Dialect {
  if (!head.trim()) throw new FeedError('The file is empty')
  const start = skipXmlProlog(head)
  if (WEB_PAGE.test(start)) throw new FeedError('The file is a web page, perhaps a log-in page, and no feed')
  if (DOCTYPE.test(start)) throw new FeedError('The file is XML with a DOCTYPE, which is refused')
  const recognitions = DIALECTS.map((dialect) => ({ dialect, recognition: dialect.recognise(head) }))
  const known = recognitions.find(({ recognition }) => recognition.known)
  if (known) return known.dialect
  const lacks = recognitions
    .flatMap(({ recognition }) => (recognition.known ? [] : recognition))
    .sort((a, b) => b.nearness - a.nearness)
  const nearest = lacks
    .filter(({ nearness }) => nearness === lacks[0]?.nearness)
    .map((recognition) => recognition.lacks)
  throw new FeedError(`The file is no known feed: ${nearest.join('; ')}. It begins with ${quoteStart(head)}`)
}

function quoteStart(head: string): string {
  const start = head.trim().split(/\r?\n/, 1)[0] ?? ''
  const printable = start.replace(/\p{Cc}/gu, ' ')
  return `"${printable.length > 80 ? `${printable.slice(0, 80)}…` : printable}"`
}
