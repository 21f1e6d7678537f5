import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { importFeedFile } from '#server/features/feeds/service.ts'
import { awkwardFeed } from './awkward-feed.ts'
import { WRITTEN_MAPPING, writtenFeed } from './written-feed.ts'

const ROWS = 5_100

/** Fills a new database with the samples and some 5,000 products of a feed that nobody tidied, read by the real import. */
export async function fillAwkwardShop(databasePath: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'awkward-feed-'))
  const db = openDatabase(databasePath)
  try {
    seedSampleData(db)
    const path = join(folder, 'feed.csv')
    await writeFile(path, writtenFeed('UNTIDY', awkwardFeed(ROWS)))
    await importFeedFile(db, {
      path,
      source: 'Untidy',
      dialect: 'generic-csv',
      mapping: WRITTEN_MAPPING,
      currency: 'SEK',
    })
  } finally {
    db.$client.close()
    await rm(folder, { recursive: true })
  }
}
