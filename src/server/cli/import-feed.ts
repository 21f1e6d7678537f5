import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { beginWithSettings } from '#server/config/begin-with-settings.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { openForCommand } from '#server/db/open-database.ts'
import {
  type FeedFileImport,
  type ImportReport,
  isInFeedsFolder,
  runJob,
} from '#server/features/feeds/service.ts'
import { liveEnvironment } from '#server/site/live-environment.ts'
import { DomainError } from '#shared/errors.ts'
import { FEED_FIELDS } from '#shared/inputs/feeds.ts'

const USAGE = `npm run feeds:import -- FILE [--source NAME] [--advertiser NAME] [--currency SEK]

Brings the catalog in line with an affiliate feed: adds and updates its products and
removes the products it no longer lists.

  FILE              Google Merchant XML or text, Awin, Adtraction, Tradedoubler, CJ, Rakuten, WooCommerce or
                    Shopify, plain, gzipped or in a ZIP archive. Any file that you can read: only
                    feeds set up in the admin area are limited to FEEDS_FOLDER. Sync Products skips a new
                    feed whose file is outside that folder.
  --dialect         its format, when it should not be detected; one of
                    google-xml google-tsv awin-csv awin-jsonl adtraction-xml adtraction-csv tradedoubler-json
                    cj-xml rakuten-txt woo-csv shopify-csv tuckling-csv tuckling-json generic-csv generic-xml
                    generic-json
  --map             FIELD=COLUMN, any number of times: the column of a field (generic formats need
                    externalId, name, and link); in XML and JSON, brand.name is inside brand, and price@currency is an attribute
  --link-template   for exports without URLs: https://shop.example/{handle}
  --source          the feed's name; the file's name without its endings by default
  --advertiser      the retailer, if the feed does not name one
  --advertiser-id   the network's ID of the retailer, if the feed does not have one
  --currency        an ISO 4217 code, if the feed does not name one; the shop's by default
  --override-safety-limits allow more than 30% of the products to be removed, or half the records to be rejected
  --help            this text

Uses the database at DATABASE_PATH. Exits with 0 if the feed was imported, otherwise with 1.`

const MAX_REJECTIONS = 20

function readOptions(args: string[]): FeedFileImport | 'help' {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      advertiser: { type: 'string' },
      'advertiser-id': { type: 'string' },
      currency: { type: 'string' },
      dialect: { type: 'string' },
      map: { type: 'string', multiple: true },
      'link-template': { type: 'string' },
      'override-safety-limits': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0)
    throw new DomainError('BAD_REQUEST', 'Name exactly one file to import')
  return {
    path: resolve(path),
    source: values.source ?? basename(path).replace(/\..*$/, ''),
    advertiserName: values.advertiser,
    advertiserId: values['advertiser-id'],
    ...(values.currency && { currency: values.currency.toUpperCase() }),
    dialect: values.dialect,
    linkTemplate: values['link-template'],
    mapping: readMapping(values.map ?? []),
    overrideSafetyLimits: values['override-safety-limits'] ?? false,
  }
}

function readMapping(pairs: string[]): FeedFileImport['mapping'] {
  const mapping = pairs.map((pair) => {
    const [field = '', ...column] = pair.split('=')
    if (!FEED_FIELDS.some((feedField) => feedField === field) || column.length === 0) {
      throw new DomainError(
        'BAD_REQUEST',
        `--map ${pair}: use one of ${FEED_FIELDS.join(', ')}, = and a column`,
      )
    }
    return [field, [column.join('=')]]
  })
  return Object.fromEntries(mapping)
}

function formatReport(report: ImportReport): string {
  const { dialect, records, judged, added, changed, unchanged, delisted, rejectedCount, rejected } = report
  const lines = [report.message]
  if (dialect !== null)
    lines.push(
      `Read ${records} records of ${dialect}, ${judged} products:`,
      `  ${added} new, ${changed} changed, ${unchanged} unchanged, ${delisted} removed`,
    )
  const listed = rejected.slice(0, MAX_REJECTIONS)
  if (listed.length > 0) lines.push(`Rejected ${rejectedCount}:`)
  for (const { line, externalId, field, reason } of listed) {
    lines.push(`  line ${line}${externalId ? `, ${externalId}` : ''}: ${field}: ${reason}`)
  }
  if (rejectedCount > listed.length) lines.push(`  and ${rejectedCount - listed.length} more`)
  return lines.join('\n')
}

async function main(args: string[]): Promise<number> {
  const options = readOptions(args)
  if (options === 'help') {
    console.log(USAGE)
    return 0
  }
  const env = beginWithSettings()
  const db = openForCommand(env.DATABASE_PATH)
  try {
    const enabled = isInFeedsFolder(env, options.path)
    const report = await runJob(db, {
      kind: 'import',
      options: { currency: liveEnvironment(env, db).CURRENCY, ...options, enabled },
    })
    console.log(formatReport(report))
    return report.status === 'failed' || report.status === 'canceled' ? 1 : 0
  } finally {
    db.$client.close()
  }
}

function explain(error: unknown): string {
  if (error instanceof DomainError || error instanceof StartupError) return error.message
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) return `${error.message}\n\n${USAGE}`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
