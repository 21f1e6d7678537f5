import { ENVIRONMENT, type Environment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import { contentVersionReader } from '#server/db/content-version.ts'
import { perVersion } from '#server/db/per-version.ts'
import { readSettings, type StoredSettings } from '#server/db/stored-settings.ts'
import { SETTING_NAMES } from '#shared/site/settings.ts'

type Values = Partial<Record<string, unknown>>

/** Adds administrators' settings. Read a setting when needed: it may change with every request. */
export function liveEnvironment(env: Environment, db: Database): Environment {
  const valuesNow = settingsReader(db)
  const live = { ...env }
  for (const name of SETTING_NAMES) {
    if (env.given.has(name)) continue
    Object.defineProperty(live, name, {
      enumerable: true,
      get: () => valuesNow()[name] ?? env[name],
    })
  }
  return live
}

export function parsedSettings(stored: StoredSettings): Values {
  const names = SETTING_NAMES.filter((name) => stored[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, ENVIRONMENT.shape[name].safeParse(stored[name]).data]))
}

/** Rereads settings when the content changes; while the database cannot be read, the last ones stay. */
function settingsReader(db: Database): () => Values {
  const storedNow = perVersion(contentVersionReader(db), (of) => parsedSettings(readSettings(of)))
  let values: Values = {}
  return () => {
    try {
      values = storedNow(db)
    } catch {
      // The error is left to the page that needs the database.
    }
    return values
  }
}
