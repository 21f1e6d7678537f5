import { BEFORE_VARIANTS, withoutVariants } from '#server/db/derived-columns.ts'
import { groupFilterValues } from '#server/db/filter-values.ts'
import { type Connection, statement } from '#server/db/statements.ts'
import { foldText } from '#shared/text-folding.ts'
import type { VariantKind } from '#shared/variants/variant-kinds.ts'

interface Member {
  id: number
  name: string
  nameSort: string
  size: string | null
  color: string | null
  isFront: number
  count: number
  kind: VariantKind | null
  filterValues: string | null
  groupFilterValues: string | null
}

/** Told of each row that is about to change in what the lists or the search know of it. */
type OnChange = (id: number) => void

/** What a feed has more rows of is no item: its rows stand alone. */
export const MOST_VARIANTS = 200
const MOST_WORDS_LENGTH = 2_000

const LEFT_OVER = `select id from products where id in (select value from json_each(?))
  and (is_front = 0 or variant_count > 0) and (variant_group is null or gone_at is not null)`
const GROUPS_OF = `select distinct variant_group as name from products
  where id in (select value from json_each(?)) and variant_group is not null`
const MEMBERS = `select id, name, name_sort as nameSort, size, color, is_front as isFront, variant_count as count,
    variant_kind as kind, filter_values as filterValues, group_filter_values as groupFilterValues
  from products where variant_group = +? and variant_group is not null and gone_at is null
  order by shop_rank desc, price_group, price_minor, id limit ${MOST_VARIANTS + 1}`
const BEHIND = 'select id from products where variant_group = +? and is_front = 0'
const COUNTED = `select id from products where variant_group = +? and variant_group is not null and gone_at is null
  and variant_count > 0`
const MARK = 'update products set variant_count = ?, variant_kind = ? where id = ?'
const PLACE = 'update products set is_front = ? where id = ?'
const FIND_BY = 'update products set group_filter_values = ? where id = ?'
const TEXT = 'select search_text as text from products where id = ?'
const WRITE_TEXT = 'update products set search_text = ? where id = ?'

/**
 * Brings the groups of rows that were written in order: one row of each stands in front, and has the words of the others
 * in the text that is searched. `written` are their ids, with the group of each before. Call it in their transaction.
 */
export function settleVariants(
  db: Connection,
  written: Map<number, string | null>,
  onChange: OnChange = () => undefined,
): void {
  if (written.size === 0) return
  const ids = JSON.stringify([...written.keys()])
  for (const { id } of statement<{ id: number }>(db, LEFT_OVER).all(ids)) standAlone(db, id, onChange)
  const groups = new Set([...written.values()].filter((group) => group !== null))
  for (const { name } of statement<{ name: string }>(db, GROUPS_OF).all(ids)) groups.add(name)
  for (const group of groups) settleGroup(db, group, onChange)
}

export function settleGroup(db: Connection, group: string, onChange: OnChange = () => undefined) {
  const members = statement<Member>(db, MEMBERS).all(group)
  if (members.length > MOST_VARIANTS) return dissolve(db, group, onChange)
  const options = members.length > 1 ? countOptions(members) : { count: 0, kind: null }
  for (const [index, member] of members.entries()) {
    const { id, isFront, count, kind } = member
    if (count !== options.count || kind !== options.kind) {
      statement(db, MARK).run(options.count, options.kind, id)
    }
    const isFirst = index === 0
    const isGroup = isFirst && members.length > 1
    const values = isGroup ? groupFilterValues(members.map((one) => one.filterValues)) : null
    if (values !== member.groupFilterValues) statement(db, FIND_BY).run(values, id)
    if (isFirst !== (isFront === 1)) {
      onChange(id)
      statement(db, PLACE).run(isFirst ? 1 : 0, id)
      if (!isFirst) writeText(db, id, [], onChange)
    }
    if (isFirst) writeText(db, id, members.slice(1), onChange)
  }
}

/** What a group is told apart by. Rows that say the same are one option; 0 where nothing tells them apart. */
function countOptions(members: Member[]): { count: number; kind: VariantKind | null } {
  const counted = (textOf: (member: Member) => string) => new Set(members.map(textOf)).size
  const sizes = counted(({ size }) => size ?? '')
  const colors = counted(({ color }) => color ?? '')
  if (sizes > 1 && colors > 1) return { count: counted(labelOf), kind: 'options' }
  if (sizes > 1) return { count: sizes, kind: 'sizes' }
  if (colors > 1) return { count: colors, kind: 'colors' }
  return { count: counted(({ nameSort }) => nameSort), kind: 'options' }
}

function labelOf({ size, color }: Member): string {
  return `${size ?? ''}\0${color ?? ''}`
}

function dissolve(db: Connection, group: string, onChange: OnChange) {
  const behind = statement<{ id: number }>(db, BEHIND).all(group)
  if (behind.length === 0) return
  for (const { id } of statement<{ id: number }>(db, COUNTED).all(group)) standAlone(db, id, onChange)
}

function standAlone(db: Connection, id: number, onChange: OnChange) {
  onChange(id)
  statement(db, MARK).run(0, null, id)
  statement(db, PLACE).run(1, id)
  statement(db, FIND_BY).run(null, id)
  writeText(db, id, [], onChange)
}

/** The row's own text, and the words of these others that it does not have. */
function writeText(db: Connection, id: number, others: Member[], onChange: OnChange) {
  const before = statement<{ text: string }>(db, TEXT).get(id)?.text ?? ''
  const own = withoutVariants(before)
  const words = otherWords(own, others)
  const after = words ? `${own}${BEFORE_VARIANTS}${words}\n` : own
  if (after === before) return
  onChange(id)
  statement(db, WRITE_TEXT).run(after, id)
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
