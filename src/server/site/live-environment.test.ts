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

test('what an administrator chose counts at once, in the type of its variable', () => {
  const env = liveEnvironment(readEnvironment({}), db)
  expect([env.SITE_NAME, env.ALLOW_SIGNUP]).toEqual(['Tuckling', true])
  store('SITE_NAME', 'Nestling')
  store('ALLOW_SIGNUP', 'false')
  raise()
  expect([env.SITE_NAME, env.ALLOW_SIGNUP]).toEqual(['Nestling', false])
  expect({ ...env }).toMatchObject({ SITE_NAME: 'Nestling' })
})

test('what the environment sets wins', () => {
  store('SITE_NAME', 'Nestling')
  expect(liveEnvironment(readEnvironment({ SITE_NAME: 'Cradle' }), db).SITE_NAME).toBe('Cradle')
  expect(liveEnvironment(readEnvironment({ SITE_NAME: '' }), db).SITE_NAME).toBe('Nestling')
})

test('what is no longer a value counts as the default, and a lost database as it was', () => {
  const env = liveEnvironment(readEnvironment({}), db)
  store('CONTACT_EMAIL', 'nobody')
  store('SITE_NAME', 'Nestling')
  raise()
  expect([env.CONTACT_EMAIL, env.SITE_NAME]).toEqual(['hello@tuckling.example', 'Nestling'])
  db.$client.close()
  expect(env.SITE_NAME).toBe('Nestling')
})

test('a variable that says the default decides nothing: a copy of .env.example has them all', () => {
  store('SITE_NAME', 'Nestling')
  expect(liveEnvironment(readEnvironment({ SITE_NAME: 'Tuckling' }), db).SITE_NAME).toBe('Nestling')
})
