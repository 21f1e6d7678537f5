import { eq } from 'drizzle-orm'
import { combinedMistakes, ENVIRONMENT, type Environment } from '#server/config/env.ts'
import type { Deps } from '#server/context.ts'
import { raiseCatalogVersion } from '#server/db/catalog-version.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { settings } from '#server/db/schema/administration.ts'
import { readSettings } from '#server/db/stored-settings.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { keepReplacedPictures, requirePicture } from '#server/features/pictures/uploads/service.ts'
import { applyRates } from '#server/features/products/conversions/service.ts'
import { parsedSettings } from '#server/site/live-environment.ts'
import { DomainError } from '#shared/errors.ts'
import type { SettingsInput } from '#shared/inputs/settings.ts'
import {
  SETTING_NAMES,
  SETTING_PICTURES,
  type Setting,
  type SettingName,
  switchValue,
} from '#shared/site/settings.ts'

export { keepPicture as keepShopPicture } from '#server/features/pictures/uploads/service.ts'
export { foreignCurrencies } from '#server/features/products/conversions/service.ts'

export function listSettings(db: Database, env: Environment): Setting[] {
  const stored = readSettings(db)
  return SETTING_NAMES.map((name) => ({ name, value: written(name, env[name]), source: sourceOf(name) }))

  function sourceOf(name: SettingName): Setting['source'] {
    if (env.given.has(name)) return 'environment'
    return stored[name] === undefined ? 'default' : 'settings'
  }
}

export async function saveSettings(deps: Pick<Deps, 'db' | 'env'>, actor: Actor, changes: SettingsInput) {
  const result = changeSettings(deps.db, deps.env, actor, changes)
  await applyRates(deps)
  return result
}

/** Saves all changes or none. An error names the field at fault. */
export function changeSettings(db: Database, env: Environment, actor: Actor, changes: SettingsInput) {
  for (const [name, value] of entriesOf(changes)) {
    if (env.given.has(name))
      throw new DomainError('BAD_REQUEST', `${name} is set in the environment. Please change it there.`, {
        field: name,
      })
    const [issue] = ENVIRONMENT.shape[name].safeParse(value).error?.issues ?? []
    if (issue) throw new DomainError('BAD_REQUEST', asSentence(issue.message), { field: name })
  }
  return inTransaction(db, (tx) => {
    for (const [field, picture] of entriesOf(changes)) {
      const kind = SETTING_PICTURES[field]
      if (kind && picture) requirePicture(tx, picture, kind, field)
    }
    const before = readSettings(tx)
    const after = { ...before, ...changes }
    const [mistake] = combinedMistakes({ ...env, ...parsedSettings(after) })
    if (mistake) throw new DomainError('BAD_REQUEST', `${mistake}.`)
    const changed = entriesOf(changes).filter(([name, value]) =>
      value === '' ? before[name] !== undefined : written(name, env[name]) !== value,
    )
    for (const [name, value] of changed) {
      if (value === '') tx.delete(settings).where(eq(settings.name, name)).run()
      else
        tx.insert(settings)
          .values({ name, value })
          .onConflictDoUpdate({ target: settings.name, set: { value } })
          .run()
    }
    if (changed.length === 0) return { changed: 0 }
    const replaced = Object.fromEntries(changed.map(([name]) => [name, before[name] ?? '']))
    keepReplacedPictures(tx, Object.values(replaced))
    raiseCatalogVersion(tx)
    recordChange(tx, actor, {
      action: 'setting.changed',
      targetName: Object.keys(replaced).join(', '),
      before: replaced,
      after: Object.fromEntries(changed),
    })
    return { changed: changed.length }
  })
}

function entriesOf(changes: SettingsInput): [SettingName, string][] {
  return SETTING_NAMES.flatMap((name) => {
    const value = changes[name]
    return value === undefined ? [] : [[name, value]]
  })
}

function written(name: SettingName, value: Environment[SettingName]): string {
  if (typeof value === 'boolean') return switchValue(name, value)
  return value === undefined ? '' : String(value)
}

/** Makes a sentence of a message that would follow the variable's name. */
function asSentence(message: string): string {
  return message.startsWith('must') ? `This ${message}` : message
}
