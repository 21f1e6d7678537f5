import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { parsePlainSearch } from '#client/lib/plain-search.ts'
import { cookieValue } from '#server/auth/cookies.ts'
import { missingPart, readMinutesOf } from '#server/content/article-parts.ts'
import { renderLandingText } from '#server/content/landing-text.ts'
import { markdownTokens } from '#server/content/markdown-tokens.ts'
import { renderArticle } from '#server/content/render-article.ts'
import { countableSearch } from '#server/counting/countable-search.ts'
import { isProgram } from '#server/counting/repeat-filter.ts'
import { recognizedBrowser } from '#server/features/accounts/device-cookie.ts'
import { recordsPlace } from '#server/features/feeds/dialects/json-records.ts'
import { recordElements } from '#server/features/feeds/dialects/xml-records.ts'
import { suggestColumns } from '#server/features/feeds/mapping/suggest-columns.ts'
import { withoutPreamble } from '#server/features/feeds/reading/preamble.ts'
import { mailboxOf } from '#server/features/newsletter/mailbox.ts'
import { readImport } from '#server/features/newsletter/subscribers/read-import.ts'
import { mayRead } from '#server/features/products/links/judging/robots.ts'
import { ageInWords } from '#server/features/products/search/age-in-words.ts'
import { filtersInWords } from '#server/features/products/search/filters-in-words.ts'
import { quoteTerm } from '#server/features/products/search/index-terms.ts'
import { ownSpellings } from '#server/features/products/search/letter-pairs.ts'
import { wordsOf } from '#server/features/products/search/matching-words.ts'
import { nameTiers } from '#server/features/products/search/name-tiers.ts'
import { gtinIn } from '#server/features/products/search/numbered-item.ts'
import { priceInWords } from '#server/features/products/search/price-in-words.ts'
import { readSearch } from '#server/features/products/search/search-query.ts'
import { sizeInWords } from '#server/features/products/search/size-in-words.ts'
import { spokenForm } from '#server/features/products/search/spoken-form.ts'
import { chooseEncoding } from '#server/http/files/encoded-body.ts'
import { costOfCalls } from '#server/http/middleware/call-costs.ts'
import { canonicalPath } from '#server/http/middleware/canonical-address.ts'
import { hasCopy } from '#server/http/middleware/conditional-request.ts'
import { requestTarget } from '#server/http/middleware/request-target.ts'
import { jsonFault } from '#server/http/rest/json-faults.ts'
import { productReference } from '#server/http/rest/product-reference.ts'
import { createDemoPayments } from '#server/integrations/demo-payments.ts'
import { campaignHtml } from '#server/mail/templates/campaign-markdown.ts'
import { passwordStrength, tellingPart } from '#shared/accounts/password-strength.ts'
import { safeReturn } from '#shared/accounts/return-location.ts'
import { networkOf } from '#shared/affiliate/networks.ts'
import { ageOf } from '#shared/ages/age-of.ts'
import { statedAges } from '#shared/ages/age-statements.ts'
import { claimsIn } from '#shared/environmental-claims/claims-in-text.ts'
import { withoutClaims } from '#shared/environmental-claims/hidden-claims.ts'
import { splitCover } from '#shared/files/article-cover.ts'
import { parseCsv, toCsv } from '#shared/files/csv.ts'
import { decodeText } from '#shared/files/decode-text.ts'
import { subscriberParts } from '#shared/files/subscriber-parts.ts'
import { readMarkdown } from '#shared/inputs/bounded-markdown.ts'
import { contentChangeInput } from '#shared/inputs/content.ts'
import { PRODUCT_SYNTAX, parseProductBlock } from '#shared/inputs/product-blocks.ts'
import { FAVORITES_MAX } from '#shared/limits.ts'
import { safeHttpUrl } from '#shared/links.ts'
import { parseRemotePictureAddress } from '#shared/pictures/remote-pictures.ts'
import { parseUploadedPictureAddress } from '#shared/pictures/uploaded-pictures.ts'
import { readRates } from '#shared/prices/written-rates.ts'
import { outgoingLink } from '#shared/products/outgoing-link.ts'
import { parseSignInSearch } from '#shared/search-params/accounts.ts'
import { parseBlogSearch } from '#shared/search-params/articles.ts'
import { parseCompareSearch } from '#shared/search-params/compare.ts'
import { parseShopSearch } from '#shared/search-params/shop.ts'
import { logoPicture } from '#shared/site/logo.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { searchTerms } from '#shared/text/search-terms.ts'
import { foldText, joinedWords, slugify } from '#shared/text/text-folding.ts'
import { readIds } from '#shared/text/written-ids.ts'
import { readYesNo } from '#shared/text/yes-no.ts'
import { faultOfNames, tidyNames } from '#shared/things/faults-of-names.ts'
import { readyNames } from '#shared/things/name-groups.ts'
import { thingOf, wordToSeek } from '#shared/things/named-thing.ts'
import { contentOf } from '#shared/unit-prices/content-of.ts'
import { isColor } from '#shared/variants/color-words.ts'
import { variantOf } from '#shared/variants/named-variant.ts'
import { sizeValue } from '#shared/variants/size-value.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { MARKDOWN_CONSTRUCTS } from '#tests/helpers/markdown-constructs.ts'
import { regularExpressionsIn, sourceFiles } from '#tests/helpers/regular-expressions.ts'
import { thoroughly } from '#tests/helpers/thoroughly.ts'
import { excessiveGrowth } from '#tests/helpers/time-growth.ts'

const DEMO = createDemoPayments({ publicUrl: 'http://localhost:3000', file: undefined })
const OTHER_NAMES = readyNames([{ id: 1, names: ['kärra', 'stroller', 'nursing chair'] }])

const SOURCES = ['src/server/**/*.{ts,tsx}', 'src/shared/**/*.ts', 'src/client/lib/*.ts']
/** Texts that slow expressions stumble over, repeated; each expression also gets its own literal parts. */
const PIECES =
  'a|A|0|1| |\t|\n|"|\\|\\"|\'|<|>|&|;|,|=|-|.|/|[|]|{|}|é|_|:|#|%|*|?|(|)|+|$|@|1.|a.|a-|a |; |, |<a|&a|0,|=0|"a|a='
    .split('|')
    .concat('|')
const ENDS = ['', '!', '\u0000']
const EXPRESSION_LENGTH = thoroughly(3_000, 8_000)
const EXPRESSION_TIME_LIMIT_MS = 20_000

describe('regular expressions', () => {
  const literals = regularExpressionsIn(SOURCES)
  const files = [...Map.groupBy(literals, ({ at }) => at.split(':')[0] ?? '').entries()]

  test('are found by the compiler', () => {
    expect(literals.length).toBeGreaterThan(100)
  })

  test.each(files)('in %s take time proportional to the text', async (_, expressions) => {
    for (const { at, expression } of expressions) {
      const slowest = slowestText(expression)
      const short = `${slowest.start}${slowest.piece.repeat(slowest.times / 2)}${slowest.end}`
      const long = `${slowest.start}${slowest.piece.repeat(slowest.times)}${slowest.end}`
      const growth = await excessiveGrowth((text) => applied(expression, text), short, long)
      expect({ at, growth, slowest: JSON.stringify(slowest) }).toMatchObject({ growth: undefined })
    }
  })
})

function applied(expression: RegExp, text: string): unknown {
  return expression.global ? text.replace(expression, '') : expression.test(text)
}

interface Repetition {
  start: string
  piece: string
  times: number
  end: string
}

/** In another context, which alone can stop an expression that would take years. */
const SEARCH = new Script(`
  const expression = new RegExp(source, flags)
  let slowest = { ms: -1 }
  for (const text of texts) {
    const long = text.start + text.piece.repeat(text.times) + text.end
    const began = performance.now()
    if (expression.global) long.replace(expression, '')
    else expression.test(long)
    const ms = performance.now() - began
    if (ms > slowest.ms) slowest = { ...text, ms }
  }
  slowest
`)

function slowestText({ source, flags }: RegExp): Repetition {
  const own = [
    ...new Set((source.match(/[A-Za-z0-9]{2,}|\\?[^\w\s]/g) ?? []).map((part) => part.replace('\\', ''))),
  ]
  const pieces = [...new Set([...PIECES, ...own])].filter(Boolean)
  const texts = pieces.flatMap((piece) =>
    ['', own[0] ?? '', own[1] ?? ''].flatMap((start) =>
      ENDS.map((end) => ({ start, piece, end, times: 2 * Math.floor(EXPRESSION_LENGTH / piece.length / 2) })),
    ),
  )
  const context = createContext({ source, flags, texts, performance })
  return SEARCH.runInContext(context, { timeout: EXPRESSION_TIME_LIMIT_MS })
}

const MARKDOWN_LENGTH = thoroughly(3_000, 12_000)
/** Node takes no more in the first line and headers together. */
const HEAD_LENGTH = thoroughly(6_000, 15_000)
const json = (piece: string, times: number) => JSON.stringify({ text: piece.repeat(times) })
const IMPORT_HEAD = 'email,name,status\n'

/** Everything of ours that takes apart what a visitor sends, with the file that it stands in. */
const READERS: [file: string, name: string, read: (text: string) => unknown, length?: number][] = [
  ['src/server/http/rest/json-faults.ts', 'a body of JSON', (text) => jsonFault(text, 'body')],
  [
    'src/server/http/rest/json-faults.ts',
    'a string in a body of JSON',
    (text) => jsonFault(json(text, 1), 'body'),
  ],
  [
    'src/server/http/rest/json-faults.ts',
    'many keys in a body of JSON',
    (text) => jsonFault(`{${[...text].map((char, index) => `${JSON.stringify(char + index)}:1`)}}`, 'body'),
    3_000,
  ],
  [
    'src/server/features/feeds/dialects/json-records.ts',
    'where a feed’s records are',
    (text) => recordsPlace(`{"products":[{"id":1},${text}`),
  ],
  [
    'src/server/features/feeds/dialects/xml-records.ts',
    'which elements of a feed are records',
    (text) => recordElements(`<list><product>${text}`),
  ],
  ['src/server/features/feeds/reading/preamble.ts', 'what stands before a feed', withoutPreamble],
  [
    'src/server/features/feeds/mapping/suggest-columns.ts',
    'a feed’s headings',
    (text) => suggestColumns(text.match(/.{1,20}/gs) ?? []),
  ],
  ['src/server/http/middleware/conditional-request.ts', 'If-None-Match', (text) => hasCopy(text, '"tag"')],
  [
    'src/server/counting/repeat-filter.ts',
    'a User-Agent',
    (userAgent) => isProgram({ address: '192.0.2.1', userAgent }),
  ],
  [
    'src/server/integrations/demo-payments.ts',
    'what an order of the demo is called',
    (text) => DEMO.orderOf(`cs_demo_${text}`),
  ],
  ['src/server/http/files/encoded-body.ts', 'Accept-Encoding', chooseEncoding],
  ['src/server/http/middleware/canonical-address.ts', 'a path', (text) => canonicalPath(`/${text}`)],
  [
    'src/server/http/middleware/request-target.ts',
    'a whole address',
    (text) => requestTarget(`http://${text}`),
  ],
  ['src/client/lib/plain-search.ts', 'a query', parsePlainSearch, HEAD_LENGTH],
  ['src/shared/text/written-ids.ts', 'the favorites of a device', (text) => readIds(text, FAVORITES_MAX)],
  [
    'src/shared/search-params/compare.ts',
    'the comparison’s query',
    (text) => parseCompareSearch(parsePlainSearch(text)),
    HEAD_LENGTH,
  ],
  [
    'src/shared/search-params/shop.ts',
    'the shop’s query',
    (text) => parseShopSearch(parsePlainSearch(text)),
    HEAD_LENGTH,
  ],
  ['src/shared/search-params/articles.ts', 'the blog’s query', (search) => parseBlogSearch({ search })],
  ['src/shared/search-params/accounts.ts', 'a way back', (from) => parseSignInSearch({ from })],
  ['src/shared/accounts/return-location.ts', 'a return address', safeReturn],
  ['src/shared/links.ts', 'a link', (text) => safeHttpUrl(`https://a.example/${text}`)],
  ['src/shared/affiliate/networks.ts', 'a host of a link', networkOf],
  [
    'src/shared/products/outgoing-link.ts',
    'an outgoing link',
    (text) => outgoingLink(`https://a.example/${text}`, 'epi', 'x'),
  ],
  ['src/shared/pictures/remote-pictures.ts', 'a picture’s address', parseRemotePictureAddress],
  ['src/shared/site/logo.ts', 'the shape in a logo’s name', logoPicture],
  ['src/shared/pictures/uploaded-pictures.ts', 'an uploaded picture’s address', parseUploadedPictureAddress],
  ['src/shared/files/article-cover.ts', 'an article’s file', splitCover],
  ['src/shared/text/search-terms.ts', 'search terms', searchTerms],
  [
    'src/server/features/products/search/price-in-words.ts',
    'a price in the words of a search',
    (text) => priceInWords(text, 'SEK'),
  ],
  ['src/server/features/products/search/age-in-words.ts', 'an age in the words of a search', ageInWords],
  ['src/server/features/products/search/size-in-words.ts', 'a size in the words of a search', sizeInWords],
  [
    'src/server/features/products/search/filters-in-words.ts',
    'filters in the words of a search',
    (text) => filtersInWords(text, 'SEK'),
  ],
  [
    'src/server/features/products/search/matching-words.ts',
    'the words that are left of a search',
    (text) => wordsOf(text.split(' ')),
  ],
  ['src/server/features/products/search/numbered-item.ts', 'a search that is a number', gtinIn],
  ['src/server/features/products/search/letter-pairs.ts', 'a word without its own letters', ownSpellings],
  ['src/server/features/products/search/spoken-form.ts', 'how a word sounds', spokenForm],
  ['src/shared/things/named-thing.ts', 'the thing of a name', thingOf],
  ['src/shared/variants/named-variant.ts', 'the variant of a name', variantOf],
  [
    'src/shared/unit-prices/content-of.ts',
    'the content of a package',
    (name) => contentOf({ name, thing: '#--', unitMeasure: name }),
  ],
  [
    'src/shared/prices/written-rates.ts',
    'exchange rates',
    (text) => {
      try {
        return readRates(text)
      } catch {
        return undefined
      }
    },
  ],
  ['src/shared/variants/size-value.ts', 'a size', (text) => sizeValue(text)],
  ['src/shared/ages/age-statements.ts', 'ages that a text says', (text) => statedAges(text)],
  [
    'src/shared/ages/age-of.ts',
    'the age that a text says',
    (text) => ageOf({ name: text, description: text, size: text, ageGroup: text }),
  ],
  ['src/shared/variants/color-words.ts', 'a name of a color', isColor],
  ['src/shared/things/named-thing.ts', 'a word looked for', wordToSeek],
  ['src/shared/things/name-groups.ts', 'other names of a search', (text) => readSearch(text, OTHER_NAMES)],
  [
    'src/shared/things/faults-of-names.ts',
    'names of an administrator',
    (text) => faultOfNames(tidyNames([text, 'bib']), [{ id: 1, names: ['kärra', 'stroller'] }]),
  ],
  [
    'src/server/features/products/search/name-tiers.ts',
    'the names that fit a search',
    (text) => nameTiers(readSearch(text, OTHER_NAMES)),
  ],
  ['src/server/counting/countable-search.ts', 'a search to count', countableSearch],
  ['src/server/features/products/search/index-terms.ts', 'a quoted term', quoteTerm],
  [
    'src/server/http/middleware/call-costs.ts',
    'the calls of a batch',
    (text) => costOfCalls(`/trpc/${text}`, text),
  ],
  [
    'src/server/auth/cookies.ts',
    'one cookie of many',
    (text) => cookieValue(text, { name: 'step', isSecure: true }),
  ],
  [
    'src/server/features/accounts/device-cookie.ts',
    'cookies',
    (text) => recognizedBrowser(text, { email: 'a@b.example', secret: 'x', isSecure: true }),
  ],
  [
    'src/shared/accounts/password-strength.ts',
    'a password that is typed',
    (text) => [passwordStrength(text), tellingPart(text, { email: `${text}@a.example`, siteName: 'Shop' })],
  ],
  ['src/server/features/newsletter/mailbox.ts', 'a mailbox', (text) => mailboxOf(`${text}@a.example`)],
  ['src/server/features/newsletter/subscribers/read-import.ts', 'a list of subscribers', readImport],
  [
    'src/server/features/newsletter/subscribers/read-import.ts',
    'rows of subscribers',
    (text) => readImport(IMPORT_HEAD + text),
  ],
  [
    'src/server/features/newsletter/subscribers/state-reader.ts',
    'what a column of a list says',
    (text) => readImport(`email,status,note\na@a.example,${text},${text}`),
  ],
  [
    'src/server/features/newsletter/subscribers/import-columns.ts',
    'names in a list',
    (text) => readImport(`email,first name,last name\na@a.example,${text},${text}`),
  ],
  [
    'src/shared/files/subscriber-table.ts',
    'what a list calls its columns',
    (text) => readImport(`email,${text}\na@a.example,yes`),
  ],
  ['src/shared/files/decode-text.ts', 'a file', (text) => decodeText(Buffer.from(text))],
  ['src/shared/files/subscriber-parts.ts', 'a file of subscribers', subscriberParts],
  ['src/shared/text/yes-no.ts', 'a boolean', readYesNo],
  ['src/shared/files/csv.ts', 'CSV', parseCsv],
  ['src/shared/files/csv.ts', 'a cell', (text) => toCsv([[text]])],
  ['src/shared/text/text-folding.ts', 'a text to fold', foldText],
  ['src/shared/text/text-folding.ts', 'a name to make an address of', slugify],
  ['src/shared/text/text-folding.ts', 'words with marks in them', joinedWords],
  [
    'src/shared/environmental-claims/hidden-claims.ts',
    'a text with environmental claims',
    (text) => withoutClaims({ name: `Eco-friendly ${text} sustainable`, description: text }),
  ],
  [
    'src/shared/environmental-claims/hidden-claims.ts',
    'a text of environmental claims alone',
    (text) => withoutClaims({ name: 'Bowl', description: text.replaceAll('a', ' and eco-friendly') }),
    6_000,
  ],
  [
    'src/shared/environmental-claims/claims-in-text.ts',
    'environmental claims',
    (text) => claimsIn({ name: '', description: text }),
  ],
  [
    'src/server/features/products/links/judging/robots.ts',
    'a robots.txt',
    (text) => mayRead(`User-agent: *\nDisallow: ${text}\n${text}`, 'x', '/a'),
  ],
  ['src/shared/text/clean-text.ts', 'a text to clean', cleanText],
  [
    'src/server/http/rest/product-reference.ts',
    'a product’s reference',
    (text) => productReference.safeParse(text),
  ],
  [
    'src/server/mail/templates/campaign-markdown.ts',
    'Markdown of a newsletter',
    (text) => campaignHtml(text, 'https://shop.example'),
    MARKDOWN_LENGTH,
  ],
  [
    'src/server/content/article-parts.ts',
    'the parts of an article',
    (text) => [missingPart(text), readMinutesOf(text)],
    MARKDOWN_LENGTH,
  ],
  ['src/server/content/render-article.ts', 'Markdown of an article', renderArticle, MARKDOWN_LENGTH],
  ['src/server/content/landing-text.ts', 'Markdown of a landing page', renderLandingText, MARKDOWN_LENGTH],
  [
    'src/shared/content/content-form.ts',
    'a form of content',
    (text) => contentChangeInput.safeParse({ block: 'contact', fields: { reasons_1_text: text } }),
  ],
  ['src/server/content/markdown-tokens.ts', 'Markdown that was stored', markdownTokens, MARKDOWN_LENGTH],
  [
    'src/shared/inputs/product-blocks.ts',
    'a product block',
    (text) => [parseProductBlock(`:::product ${text}`), parseProductBlock(`:::picks\n1. 1 ${text}`)],
  ],
  [
    'src/shared/inputs/product-blocks.ts',
    'product blocks in Markdown',
    (text) => readMarkdown(text, PRODUCT_SYNTAX),
    MARKDOWN_LENGTH,
  ],
  ['src/shared/inputs/bounded-markdown.ts', 'Markdown of a field', readMarkdown, MARKDOWN_LENGTH],
]
/** A busy machine is no failure. */
const TIME_LIMIT_MS = 120_000
const READER_LENGTH = thoroughly(8_000, 60_000)
const READER_PIECES = [
  ...PIECES,
  '[](',
  '![',
  '**',
  '~~',
  '`',
  '> ',
  '- ',
  '1. ',
  '|a',
  ':::product 1\n',
  'a\n:::picks\n',
  '> a\n> :::product 1\n',
  ':price[1] ',
  '&#',
  '://',
  'W/"',
  '"",',
  '\r\n',
  '\u0301',
  '%ff',
  '{"',
  `${'_a'.repeat(900)} `,
  '":',
]

describe('readers', () => {
  test.each(READERS)(
    'of %s for %s take time proportional to the text',
    async (_file, _name, read, longest = READER_LENGTH) => {
      const length = Math.min(longest, READER_LENGTH)
      for (const piece of READER_PIECES) {
        const times = 2 * Math.ceil(length / piece.length / 2)
        for (const end of ['', '!']) {
          const growth = await excessiveGrowth(read, piece.repeat(times / 2) + end, piece.repeat(times) + end)
          expect({ piece, growth }).toEqual({ piece, growth: undefined })
        }
      }
    },
    TIME_LIMIT_MS,
  )
})

const TEXT_LENGTH = thoroughly(12_000, 100_000)
/** Ten times what the dearest text takes on a quiet machine. */
const RENDERING_LIMIT_MS = 1_000
const JOINTS = thoroughly(['', ' ', '\n\n'], ['', ' ', '\n\n', '\n', '\n- ', '\n> '])

describe('constructs of the Markdown library', () => {
  test.each(Object.entries(MARKDOWN_CONSTRUCTS))('under the rule %s are rendered in time', (_, pieces) => {
    for (const piece of pieces)
      for (const joint of JOINTS) {
        const text = (piece + joint).repeat(TEXT_LENGTH / piece.length).slice(0, TEXT_LENGTH)
        const before = process.cpuUsage()
        renderArticle(text)
        campaignHtml(text, 'https://shop.example')
        const ms = process.cpuUsage(before).user / 1_000
        expect({ piece, joint, isInTime: ms < RENDERING_LIMIT_MS }).toMatchObject({ isInTime: true })
      }
  })
})

const GENEROUS_APP = createTestApp({ env: { RATE_LIMIT_FACTOR: '1000000' } }).app
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'content-type',
  'host',
  'idempotency-key',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'trpc-accept',
  'user-agent',
  'x-forwarded-for',
]
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const MULTIPART_TYPE = { 'content-type': 'multipart/form-data; boundary=x' }
const BODY_LENGTH = thoroughly(30_000, 200_000)

const ask = async (path: string, init?: RequestInit) => (await GENEROUS_APP.request(path, init)).arrayBuffer()
const post = (path: string, headers: Record<string, string>) => (body: string) =>
  ask(path, { method: 'POST', headers, body })
const REQUESTS: { name: string; length: number; send: (text: string) => unknown }[] = [
  { name: 'a path', length: HEAD_LENGTH, send: (text) => ask(`/${encodeURI(text)}`) },
  { name: 'a path of the API', length: HEAD_LENGTH, send: (text) => ask(`/api/${encodeURI(text)}`) },
  { name: 'a query', length: HEAD_LENGTH, send: (text) => ask(`/products?${encodeURI(text)}`) },
  {
    name: 'a query of the API',
    length: HEAD_LENGTH,
    send: (text) => ask(`/api/products?${encodeURI(text)}`),
  },
  {
    name: 'an input',
    length: HEAD_LENGTH,
    send: (text) => ask(`/trpc/blog.list?input=${encodeURIComponent(text)}`),
  },
  ...HEADERS.map((header) => ({
    name: `the header ${header}`,
    length: HEAD_LENGTH,
    send: (text: string) => ask('/api/categories', { headers: { [header]: text } }),
  })),
  { name: 'a body of the API', length: BODY_LENGTH, send: post('/api/subscribe', JSON_TYPE) },
  {
    name: 'a string in a body of the API',
    length: BODY_LENGTH,
    send: (text) => post('/api/subscribe', JSON_TYPE)(JSON.stringify({ email: text })),
  },
  {
    name: 'a body of the procedures',
    length: BODY_LENGTH,
    send: post('/trpc/newsletter.subscribe', JSON_TYPE),
  },
  {
    name: 'a string in a body of the procedures',
    length: BODY_LENGTH,
    send: (text) =>
      post('/trpc/newsletter.subscribe', JSON_TYPE)(JSON.stringify({ json: { email: text, name: text } })),
  },
  {
    name: 'a path that superjson is to follow',
    length: BODY_LENGTH,
    send: (text) =>
      post(
        '/trpc/newsletter.subscribe',
        JSON_TYPE,
      )(JSON.stringify({ json: {}, meta: { values: { [text]: [text] } } })),
  },
  { name: 'a form', length: BODY_LENGTH, send: post('/login', FORM_TYPE) },
  { name: 'a form in parts', length: BODY_LENGTH, send: post('/subscribe', MULTIPART_TYPE) },
  { name: 'a click', length: BODY_LENGTH, send: post('/api/clicks', { 'content-type': 'text/plain' }) },
  { name: 'a view', length: BODY_LENGTH, send: post('/api/views', { 'content-type': 'text/plain' }) },
  {
    name: 'a call of an assistant',
    length: BODY_LENGTH,
    send: post('/mcp', { ...JSON_TYPE, accept: 'application/json, text/event-stream' }),
  },
]

describe('requests', () => {
  test.each(REQUESTS)('with long $name take time proportional to it', async ({ send, length }) => {
    for (const piece of [
      'a',
      '"',
      '\\"',
      ' ',
      ',',
      ';',
      '=',
      '&',
      '/',
      '%',
      '[',
      '{"a":',
      '--x',
      'é',
      'a=&',
      '0.',
      ':',
    ]) {
      const times = 2 * Math.ceil(length / piece.length / 2)
      const growth = await excessiveGrowth(send, piece.repeat(times / 2), piece.repeat(times))
      expect({ piece, growth }).toEqual({ piece, growth: undefined })
    }
  })
})

/** Files that take texts apart, but none that a visitor sends, or whole ones by what the platform brings. */
const NOT_OF_VISITORS: Record<string, string> = {
  'src/shared/messages/fill.ts': 'texts of ours',
  'src/server/features/accounts/mailed-links/service.ts': 'a value that we wrote',
  'src/shared/content/translated-texts.ts': 'names of fields, of at most 60 characters',
  'src/server/trpc/demo-rules.ts': 'names of our procedures',
  'src/shared/api-client.ts': 'runs at the integrator',
  'src/server/features/categories/deleting/leaving-products.ts': 'steps through ids',
  'src/server/features/products/search/relaxed-search.ts': 'a search at its blanks, tried in a whole request',
  'src/server/features/products/search/shop-words.ts': 'names in the catalog',
  'src/shared/prices/currencies.ts': 'a table that we wrote',
  'src/shared/prices/money.ts': 'a table that we wrote',
  'src/server/features/products/same-item.ts': 'names in the catalog',
  'src/server/features/products/search/slips.ts': 'a word beside one of the catalog, of at most 42 letters',
  'src/server/db/variant-groups.ts': 'names in the catalog',
  'src/server/db/derived-columns.ts': 'one search in an address',
  'src/server/features/products/search/similar.ts': 'names in the catalog',
  'src/shared/products/more-images.ts': 'a list that we wrote',
  'src/shared/variants/by-size.ts': 'sizes in the catalog, of at most 100 letters',
  'src/server/features/products/trash/deleted/deleted-products.ts': 'rows that we wrote',
  'src/server/features/backups/files/notes.ts': 'a note that we wrote',
  'src/server/features/backups/restoring/rebuild.ts': 'sentences of SQLite',
  'src/server/features/reports/finding/service.ts': 'the place of one of five ids',
  'src/server/mail/outbox/claiming.ts': 'emails that we wrote',
  'src/server/features/accounts/beginning/second-step.ts': 'a step that we stored',
  'src/server/features/accounts/email-change/service.ts': 'a change that we stored',
  'src/server/features/accounts/passkeys/service.ts': 'a challenge that we stored',
  'src/server/features/accounts/providers/service.ts': 'a visit that we stored',
  'src/server/features/accounts/sign-in-link/service.ts': 'a link that we stored',
  'src/server/features/accounts/sign-up/service.ts': 'a link that we stored',
  'src/server/http/pages/assets.ts': 'the manifest of the build',
  'src/server/http/pages/inline-styles.ts': 'a page that we rendered',
  'src/server/http/pages/page-address.ts': 'the address is tried in a whole request',
  'src/shared/text/unless-broken.ts': 'a text that is parsed whole',
  'src/server/http/middleware/client-address.ts': 'the header is tried in a whole request',
  'src/server/http/middleware/search-counts.ts': 'an address of at most 2,000 letters',
  'src/server/http/middleware/short-redirect.ts': 'an address that is tried in a whole request',
  'src/server/http/middleware/listener.ts': 'one search in an address, tried in a whole request',
  'src/server/http/middleware/security.ts': 'a page that we rendered',
  'src/server/http/rest/document/describe.ts': 'our own document',
  'src/server/http/rest/document/example.ts': 'our own document',
  'src/server/http/admin/csv-files.ts': 'rows that we wrote',
  'src/server/features/reports/attention/ageing-articles.ts':
    'articles of this shop, read within the budget of Markdown',
  'src/server/features/earnings/files/amounts.ts': 'a cell of at most 40 letters',
  'src/server/features/earnings/files/columns.ts': 'headings that we wrote',
  'src/server/features/earnings/files/moments.ts': 'a cell of at most 50 letters',
  'src/server/features/earnings/files/read-report.ts': 'the first ten letters of a cell',
  'src/server/features/earnings/files/states.ts': 'words that we wrote',
  'src/server/features/earnings/reports/group-rows.ts': 'a month that we wrote',
}

test('every file that parses text is tested here or exempted with a reason', () => {
  const takesApart =
    /charAt\(|charCodeAt\(|codePointAt\(|\[at\]|\[end\]|indexOf\(|while \(|new Marked|\.split\(|JSON\.parse\(/
  const covered = new Set([...READERS.map(([file]) => file), ...Object.keys(NOT_OF_VISITORS)])
  const unknown = sourceFiles([
    'src/server/{http,features,mail,content,trpc}/**/*.{ts,tsx}',
    'src/shared/**/*.ts',
  ])
    .filter((file) => takesApart.test(readFileSync(file, 'utf8')))
    .filter((file) => !covered.has(file) && !file.startsWith('src/server/features/feeds/'))
  expect(unknown).toEqual([])
})
