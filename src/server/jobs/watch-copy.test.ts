import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/config/env.ts'
import { raiseCatalogVersion, readCatalogVersion } from '#server/db/catalog-version.ts'
import { watchCopy } from '#server/jobs/watch-copy.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

test('measures a copy’s age from its last match with the primary', async () => {
  const db = newDatabase()
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  let seconds = 100
  let primary: number | undefined = readCatalogVersion(db)
  const { look, ageSeconds } = watchCopy(
    { db, env: readEnvironment({}), log },
    async () => {
      if (primary === undefined) throw new Error('refused')
      return primary
    },
    () => seconds * 1_000,
  )
  expect(ageSeconds()).toBe(Number.POSITIVE_INFINITY)
  await look()
  expect(ageSeconds()).toBe(0)
  primary += 1
  seconds += 7
  await look()
  expect(ageSeconds()).toBe(7)
  raiseCatalogVersion(db)
  await look()
  expect(ageSeconds()).toBe(0)
  primary = undefined
  seconds += 30
  await look()
  await look()
  expect(ageSeconds()).toBe(30)
  expect(lines).toHaveLength(1)
})
