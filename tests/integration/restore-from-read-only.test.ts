import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addFirstAdministrator } from '#server/auth/first-administrator.ts'
import { readEnvironment } from '#server/config/env.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { products } from '#server/db/schema/catalog.ts'
import { backUpFromCommand, restoreFromCommand } from '#server/features/backups/service.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'
import { makeProduct } from '#tests/helpers/product-factory.ts'

test('a backup is restored from a read-only place into a new folder', async () => {
  const folder = folderOfTest()
  const DATABASE_PATH = join(folder, 'shop.db')
  const db = openDatabase(DATABASE_PATH)
  await addFirstAdministrator(db, { SITE_NAME: 'Tuckling' })
  makeProduct(db, { name: 'Cup' })
  db.$client.close()
  const media = join(folder, 'media')
  mkdirSync(media)
  const file = join(media, 'off-site.db')
  await backUpFromCommand({ DATABASE_PATH }, file)
  // For root, who may write everywhere, the name is taken.
  mkdirSync(`${file}.rebuilt`)
  chmodSync(file, 0o400)
  chmodSync(media, 0o500)

  const fresh = join(folder, 'fresh')
  const restored = join(fresh, 'shop.db')
  await restoreFromCommand(readEnvironment({ DATABASE_PATH: restored }), file)
  expect(openDatabase(restored).select().from(products).all()).toMatchObject([{ name: 'Cup' }])
  expect(readdirSync(fresh).filter((name) => name.includes('rebuilt'))).toEqual([])
  chmodSync(media, 0o700)
})
