import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Database } from '#server/db/client.ts'
import { BEFORE_VARIANTS, withoutVariants } from '#server/db/derived-columns.ts'
import { groupFilterValues } from '#server/db/filter-values.ts'
import { isAmong, preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { products } from '#server/db/schema/catalog.ts'
import { foldText } from '#shared/text/text-folding.ts'
import type { VariantKind } from '#shared/variants/variant-kinds.ts'

const { id, nameSort, size, color, isFront, variantCount, variantKind, filterValues } =
  getTableColumns(products)
const { groupFilterValues: groupValues } = products
const MEMBER = { id, nameSort, size, color, isFront, variantCount, variantKind, filterValues, groupValues }

type Member = ReturnType<ReturnType<typeof membersOf>['all']>[number]

/** Receives each row before a change that affects the lists or the search. */
type OnChange = (id: number) => void

/** A group with more rows than this is no single item: its rows are not grouped. */
export const MOST_VARIANTS = 200
const MOST_WORDS_LENGTH = 2_000

const byId = eq(products.id, sql.placeholder('id'))
const isWritten = isAmong(products.id, 'ids')
const inGroup = sql`${products.variantGroup} = +${sql.placeholder('group')}`
const isOfGroup = or(eq(products.isFront, false), gt(products.variantCount, 0))
const isMember = and(inGroup, isNotNull(products.variantGroup), isNull(products.delistedAt))

const leftOver = preparedQuery((db) =>
  db
    .select({ id })
    .from(products)
    .where(and(isWritten, isOfGroup, or(isNull(products.variantGroup), isNotNull(products.delistedAt)))),
)
const groupsOf = preparedQuery((db) =>
  db
    .selectDistinct({ group: products.variantGroup })
    .from(products)
    .where(and(isWritten, isNotNull(products.variantGroup))),
)
/** Excludes groups of a single row that is already ungrouped. */
const unsettledOf = preparedQuery((db) =>
  db
    .select({ group: products.variantGroup })
    .from(products)
    .where(
      and(
        isAmong(products.variantGroup, 'groups'),
        isNotNull(products.variantGroup),
        isNull(products.delistedAt),
      ),
    )
    .groupBy(products.variantGroup)
    .having(sql`count(*) > 1 or max(${products.variantCount}) > 0`),
)
const membersOf = preparedQuery((db) =>
  db
    .select(MEMBER)
    .from(products)
    .where(isMember)
    .orderBy(desc(products.shopRank), asc(products.priceGroup), asc(products.comparedMinor), asc(id))
    .limit(MOST_VARIANTS + 1),
)
const oneBehind = preparedQuery((db) =>
  db
    .select({ id })
    .from(products)
    .where(and(inGroup, sql`${products.isFront} = 0`))
    .limit(1),
)
const groupedOf = preparedQuery((db) => db.select({ id }).from(products).where(and(isMember, isOfGroup)))
const writing = (values: SQLiteUpdateSetSource<typeof products>) =>
  preparedQuery((db) => db.update(products).set(values).where(byId))
const writeOptions = writing({
  variantCount: valueFor(variantCount, 'count'),
  variantKind: valueFor(variantKind, 'kind'),
})
const writePlace = writing({ isFront: valueFor(isFront, 'isFront') })
const writeFilterValues = writing({ groupFilterValues: valueFor(groupValues, 'values') })
const takeOut = writing({ variantCount: 0, variantKind: null, isFront: true, groupFilterValues: null })
const replaceText = writing({ searchText: valueFor(products.searchText, 'text') })
const textOf = preparedQuery((db) => db.select({ text: products.searchText }).from(products).where(byId))

/**
 * Settles the variant groups of written rows. The front of each is the row of the highest shop rank (picks, then stock),
 * then the cheapest. It includes the others' words in its search text. `written` maps ids to their previous groups. Call
 * it in the rows' transaction.
 */
export function settleVariants(
  db: Database,
  written: Map<number, string | null>,
  onChange: OnChange = () => undefined,
): void {
  if (written.size === 0) return
  const ids = JSON.stringify([...written.keys()])
  for (const { id } of leftOver(db).all({ ids })) standAlone(db, id, onChange)
  const groups = new Set([...written.values()].filter((group) => group !== null))
  for (const { group } of groupsOf(db).all({ ids })) if (group !== null) groups.add(group)
  const unsettled = unsettledOf(db).all({ groups: JSON.stringify([...groups]) })
  for (const { group } of unsettled) if (group !== null) settleGroup(db, group, onChange)
}

export function settleGroup(db: Database, group: string, onChange: OnChange = () => undefined) {
  const members = membersOf(db).all({ group })
  if (members.length > MOST_VARIANTS) return dissolve(db, group, onChange)
  const options = members.length > 1 ? countOptions(members) : { count: 0, kind: null }
  for (const [index, member] of members.entries()) {
    const { id, isFront, variantCount, variantKind } = member
    if (variantCount !== options.count || variantKind !== options.kind)
      writeOptions(db).run({ id, ...options })
    const isFirst = index === 0
    const isGroup = isFirst && members.length > 1
    const values = isGroup ? groupFilterValues(members.map((one) => one.filterValues)) : null
    if (values !== member.groupValues) writeFilterValues(db).run({ id, values })
    if (isFirst !== isFront) {
      onChange(id)
      writePlace(db).run({ id, isFront: isFirst })
      if (!isFirst) writeText(db, id, [], onChange)
    }
    if (isFirst) writeText(db, id, members.slice(1), onChange)
  }
}

/** Counts options that distinguish members. Equal ones count once; 0 when nothing distinguishes them. */
function countOptions(members: Member[]): { count: number; kind: VariantKind | null } {
  const counted = (textOf: (member: Member) => string) => new Set(members.map(textOf)).size
  const sizes = counted(({ size }) => size ?? '')
  const colors = counted(({ color }) => color ?? '')
  if (sizes > 1 && colors > 1)
    return { count: counted(({ size, color }) => `${size ?? ''}\0${color ?? ''}`), kind: 'options' }
  if (sizes > 1) return { count: sizes, kind: 'sizes' }
  if (colors > 1) return { count: colors, kind: 'colors' }
  return { count: counted(({ nameSort }) => nameSort), kind: 'options' }
}

function dissolve(db: Database, group: string, onChange: OnChange) {
  if (!oneBehind(db).get({ group })) return
  for (const { id } of groupedOf(db).all({ group })) standAlone(db, id, onChange)
}

function standAlone(db: Database, id: number, onChange: OnChange) {
  onChange(id)
  takeOut(db).run({ id })
  writeText(db, id, [], onChange)
}

/** Writes the row's own text plus the words that only the other rows have. */
function writeText(db: Database, id: number, others: Member[], onChange: OnChange) {
  const before = textOf(db).get({ id })?.text ?? ''
  const own = withoutVariants(before)
  const words = otherWords(own, others)
  const after = words ? `${own}${BEFORE_VARIANTS}${words}\n` : own
  if (after === before) return
  onChange(id)
  replaceText(db).run({ id, text: after })
}

function otherWords(own: string, others: Member[]): string {
  const words = new Set(
    others.flatMap(({ nameSort, size, color }) =>
      `${nameSort} ${foldText(`${size ?? ''} ${color ?? ''}`)}`.split(/\s+/),
    ),
  )
  const missing = [...words].filter((word) => !own.includes(word))
  return missing.join(' ').slice(0, MOST_WORDS_LENGTH)
}
