import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureFeeds } from './feeds.ts'
import { missed } from './figures.ts'
import { measureGrowth } from './growth.ts'
import { measureMetering } from './metering.ts'
import { measurePrices } from './prices.ts'
import { measureServing } from './serving.ts'
import { measureWeight } from './weight.ts'

/** `npm run bench`: every figure with its limit, measured in this run; exit 1 when one is missed. */
const folder = mkdtempSync(join(tmpdir(), 'tuckling-bench-'))
try {
  await measureServing(folder)
  await measureMetering(folder)
  measureGrowth(folder)
  await measurePrices(folder)
  await measureFeeds(folder)
  await measureWeight(folder)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
if (missed() > 0) process.exitCode = 1
