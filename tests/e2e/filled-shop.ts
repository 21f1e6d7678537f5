import { writeFileSync } from 'node:fs'
import { openDatabase } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { fillOffice } from '#tests/helpers/fill-office.ts'
import { testWithShop } from './own-shop.ts'

/** A shop after a quarter of a year: 90 days of clicks and 10,000 rows of everything else. */
export const test = testWithShop((databasePath) => {
  const db = openDatabase(databasePath)
  seedSampleData(db)
  fillOffice(db)
  db.$client.close()
  writeFileSync(`${databasePath}.secret`, 'of a shop whose sealed values nobody opens')
})
