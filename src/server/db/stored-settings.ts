import type { Database } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { settings } from '#server/db/schema/administration.ts'
import { SETTING_NAMES, type SettingName } from '#shared/site/settings.ts'

export type StoredSettings = Partial<Record<SettingName, string>>

const stored = preparedQuery((db) => db.select().from(settings))

/** Without settings of earlier versions. */
export function readSettings(db: Database): StoredSettings {
  return Object.fromEntries(
    stored(db)
      .all()
      .filter(({ name }) => SETTING_NAMES.includes(name))
      .map(({ name, value }) => [name, value]),
  )
}
