import { beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import { settings } from '#server/db/schema/administration.ts'
import { liveEnvironment } from '#server/site/live-environment.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

let db: Database

beforeEach(() => {
  db = newDatabase()
})

const store = (name: 'SITE_NAME' | 'ALLOW_SIGNUP' | 'CONTACT_EMAIL', value: string) =>
  db.insert(settings).values({ name, value }).run()
const raise = () => db.$client.exec('update catalogue_version set version = version + 1')

test('applies an administrator’s setting at once, in its variable’s type', () => {
  const env = liveEnvironment(readEnvironment({}), db)
  expect([env.SITE_NAME, env.ALLOW_SIGNUP]).toEqual(['Tuckling', true])
  store('SITE_NAME', 'Nestling')
  store('ALLOW_SIGNUP', 'false')
  raise()
  expect([env.SITE_NAME, env.ALLOW_SIGNUP]).toEqual(['Nestling', false])
  expect({ ...env }).toMatchObject({ SITE_NAME: 'Nestling' })
})

test('prefers the environment’s value', () => {
  store('SITE_NAME', 'Nestling')
  expect(liveEnvironment(readEnvironment({ SITE_NAME: 'Cradle' }), db).SITE_NAME).toBe('Cradle')
  expect(liveEnvironment(readEnvironment({ SITE_NAME: '' }), db).SITE_NAME).toBe('Nestling')
})

test('uses the default for an invalid value, and the last value without a database', () => {
  const env = liveEnvironment(readEnvironment({}), db)
  store('CONTACT_EMAIL', 'nobody')
  store('SITE_NAME', 'Nestling')
  raise()
  expect([env.CONTACT_EMAIL, env.SITE_NAME]).toEqual(['hello@tuckling.example', 'Nestling'])
  db.$client.close()
  expect(env.SITE_NAME).toBe('Nestling')
})

test('ignores variables equal to the default, as in a copy of .env.example', () => {
  store('SITE_NAME', 'Nestling')
  expect(liveEnvironment(readEnvironment({ SITE_NAME: 'Tuckling' }), db).SITE_NAME).toBe('Nestling')
})
