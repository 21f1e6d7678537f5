import { adtractionCsv, adtractionXml } from '#server/features/feeds/dialects/adtraction.ts'
import { awinCsv, awinJsonl } from '#server/features/feeds/dialects/awin.ts'
import type { Dialect } from '#server/features/feeds/dialects/dialect.ts'
import { genericCsv, genericJson, genericXml } from '#server/features/feeds/dialects/generic.ts'
import { cjXml, googleTsv, googleXml } from '#server/features/feeds/dialects/google.ts'
import { rakutenTxt } from '#server/features/feeds/dialects/rakuten-txt.ts'
import { shopifyCsv } from '#server/features/feeds/dialects/shopify-csv.ts'
import { tradedoublerJson } from '#server/features/feeds/dialects/tradedoubler-json.ts'
import { tucklingCsv, tucklingJson } from '#server/features/feeds/dialects/tuckling.ts'
import { wooCsv } from '#server/features/feeds/dialects/woo-csv.ts'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'

export const HEAD_CHARACTERS = 512 * 1024

/** The first dialect that recognizes a file wins: CJ's feeds extend Google's. */
const DIALECTS: Dialect[] = [
  cjXml,
  googleXml,
  adtractionXml,
  rakutenTxt,
  tradedoublerJson,
  awinCsv,
  awinJsonl,
  adtractionCsv,
  wooCsv,
  shopifyCsv,
  googleTsv,
  tucklingCsv,
  tucklingJson,
]
const GENERIC_DIALECTS: Dialect[] = [genericXml, genericJson, genericCsv]
export const DIALECT_NAMES: string[] = [...DIALECTS, ...GENERIC_DIALECTS].map(({ name }) => name)

const WEB_PAGE = /^<(?:!doctype\s+html|html|head|body)\b/i
const DOCTYPE = /^<!doctype\b/i

/** Ignores the file's name. Throws a FeedError that says what is missing and quotes nothing. */
export function detectDialect(head: string, chosen?: string): Dialect {
  refuseWhatIsNoFeed(head)
  if (chosen !== undefined) return chosenDialect(head, chosen)
  const recognitions = DIALECTS.map((dialect) => ({ dialect, recognition: dialect.recognize(head) }))
  const match = recognitions.find(({ recognition }) => recognition.isMatch)
  if (match) return match.dialect
  const lacks = recognitions
    .flatMap(({ recognition }) => (recognition.isMatch ? [] : recognition))
    .sort((a, b) => b.nearness - a.nearness)
  throw new FeedError(`This isn’t a known feed format: ${nearestLacks(lacks)}`)
}

function nearestLacks(lacks: { nearness: number; lacks: string }[]): string {
  const nearness = lacks[0]?.nearness ?? 0
  if (nearness === 0) return 'no known format was found'
  return lacks
    .filter((lack) => lack.nearness === nearness)
    .map((lack) => lack.lacks)
    .join('; ')
}

export function genericDialect(head: string): Dialect | undefined {
  return GENERIC_DIALECTS.find((dialect) => dialect.recognize(head).isMatch)
}

function chosenDialect(head: string, name: string): Dialect {
  const dialect = [...DIALECTS, ...GENERIC_DIALECTS].find((one) => one.name === name)
  if (!dialect) throw new FeedError(`"${name}" isn’t a known feed format`)
  const recognition = dialect.recognize(head)
  if (recognition.isMatch) return dialect
  throw new FeedError(`The file isn’t ${name}: ${recognition.lacks}`)
}

function refuseWhatIsNoFeed(head: string) {
  if (!head.trim()) throw new FeedError('The file is empty')
  const start = skipXmlProlog(head)
  if (WEB_PAGE.test(start)) throw new FeedError('The file is a web page (perhaps a login page), not a feed')
  if (DOCTYPE.test(start)) throw new FeedError('The file is XML with a DOCTYPE, which isn’t accepted')
}
