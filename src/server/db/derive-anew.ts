import { hash } from 'node:crypto'
import type { Database } from '#server/db/client.ts'
import { claimsColumn, contentColumns, filterColumns, rederivedColumns } from '#server/db/derived-columns.ts'
import { settleGroup } from '#server/db/variant-groups.ts'
import { AGES_VERSION } from '#shared/ages/age-of.ts'
import { CLAIMS_STATE } from '#shared/environmental-claims/claims-in-text.ts'
import { PARTS, THINGS } from '#shared/things/thing-words.ts'
import { CONTENT_VERSION } from '#shared/unit-prices/content-of.ts'
import { SIZES_VERSION } from '#shared/variants/size-value.ts'

/** Raise it when grouping changes for the same rows. */
const VARIANTS_VERSION = 1
const THINGS_VERSION = hash('sha1', JSON.stringify([THINGS, PARTS, VARIANTS_VERSION]), 'base64url')
const READ_VERSION = JSON.stringify([CLAIMS_STATE, CONTENT_VERSION, AGES_VERSION, SIZES_VERSION])
const DERIVED_VERSION = `${THINGS_VERSION} ${hash('sha1', READ_VERSION, 'base64url')}`
const DERIVED_FROM =
  'name, description, advertiser_name, brand, source, category, image_url, item_group_id, size, color'
const DERIVED = ['thing', 'search_text', 'variant_group', 'size', 'color'] as const
const DERIVE = `update products set (${DERIVED}) = (${resultsOf('derived_of', DERIVED_FROM, DERIVED.length)})`
const FIND_CLAIMS = `update products set claims = claims_of(name, description)
  where claims is not claims_of(name, description)`
/** A product without a number in its name and without contents from its feed has no certain contents. */
const FIND_CONTENTS = `update products set (content_amount, content_unit) = (
    ${resultsOf('content_of', 'name, thing, unit_measure', 2)})
  where (name glob '*[0-9]*' or unit_measure is not null or content_amount is not null)
    and content_of(name, thing, unit_measure) is not json_array(content_amount, content_unit)`
const FILTERS = 'age_from_months, age_to_months, filter_values'
const FILTERS_FROM = 'name, description, size, age_group, thing'
const FIND_FILTERS = `update products set (${FILTERS}) = (${resultsOf('filters_of', FILTERS_FROM, 3)})
  where filters_of(${FILTERS_FROM}) is not json_array(${FILTERS})`
const STAND_ALONE = `update products set is_front = 1, variant_count = 0, variant_kind = null, group_filter_values = null
  where is_front = 0 or variant_count > 0`
const GROUPS = `select variant_group as name from products where variant_group is not null and gone_at is null
  group by variant_group having count(*) > 1`
const FILL_INDEXES = `
  insert into products_fts (products_fts) values ('delete-all');
  insert into products_fts (rowid, search_text) select id, search_text from products where is_shown = 1;
  insert into products_names (products_names) values ('delete-all');
  insert into products_names (rowid, words) select id, name_words || thing from products where is_shown = 1;`

/**
 * Derives stored products again when an older program or a backup used other product words. Also groups them and
 * refills both search indexes. New words for claims, or a new reading of contents, only cost a scan.
 */
export function deriveAnew(db: Database): void {
  const client = db.$client
  const stored = client.prepare<[], string>('select things from catalogue_version').pluck().get()
  if (stored === undefined || stored === DERIVED_VERSION) return
  defineFunctions(client)
  const derive = client.transaction(() => {
    const hasProducts = client.prepare('select 1 from products limit 1').get() !== undefined
    client.exec('update catalogue_version set bulk = 1')
    if (hasProducts) client.exec(FIND_CLAIMS)
    if (hasProducts && stored.split(' ')[0] !== THINGS_VERSION) {
      client.exec(`${STAND_ALONE}; ${DERIVE}`)
      settleGroups(db)
      client.exec(FILL_INDEXES)
    }
    if (hasProducts) client.exec(FIND_CONTENTS)
    if (hasProducts && client.prepare(FIND_FILTERS).run().changes > 0) settleGroups(db)
    const done = 'update catalogue_version set bulk = 0, version = version + 1, things = ?'
    client.prepare(done).run(DERIVED_VERSION)
  })
  derive.immediate()
}

function settleGroups(db: Database) {
  for (const { name } of db.$client.prepare<[], { name: string }>(GROUPS).all()) settleGroup(db, name)
}

/** Reads the JSON array that a function returns as columns. */
function resultsOf(name: string, columns: string, count: number): string {
  const results = Array.from({ length: count }, (_, index) => `value ->> ${index}`)
  return `select ${results.join(', ')} from (select ${name}(${columns}) as value)`
}

function defineFunctions(client: Database['$client']) {
  const define = (name: string, derive: (...texts: string[]) => string | null) =>
    client.function(name, { varargs: true }, (...values: unknown[]) =>
      derive(...values.map((value) => String(value ?? ''))),
    )
  define('derived_of', (...texts) => {
    const derived = rederivedColumns(
      Object.fromEntries(DERIVED_FROM.split(', ').map((name, index) => [name, texts[index] ?? ''])),
    )
    return JSON.stringify(DERIVED.map((column) => derived[column]))
  })
  define('claims_of', (name, description) => claimsColumn({ name, description }))
  define('content_of', (name, thing, unitMeasure) => {
    const { contentAmount, contentUnit } = contentColumns({ name, thing, unitMeasure })
    return JSON.stringify([contentAmount, contentUnit])
  })
  define('filters_of', (name, description, size, ageGroup, thing) => {
    const columns = filterColumns({ name, description, size: size || null, ageGroup, thing })
    return JSON.stringify([columns.ageFromMonths, columns.ageToMonths, columns.filterValues])
  })
}
