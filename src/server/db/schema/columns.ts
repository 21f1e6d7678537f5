import { sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'

export const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`

export const rowId = () => integer('id').primaryKey({ autoIncrement: true })

export const flag = (name: string) => integer(name, { mode: 'boolean' })

/** A `Date` in the program, milliseconds since 1970 in the database. */
export const time = (name: string) => integer(name, { mode: 'timestamp_ms' })

export const timeOfInsert = (name: string) => time(name).notNull().default(now)
