import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'
import { HOUR_MS } from '#shared/time/durations.ts'
import { fillMonthOfUse } from './month-of-use.ts'

const cacheFolder = join(projectRoot(), 'node_modules/.cache/tuckling/month-of-use')
const FILE = 'shop.db'
const OLD_MS = HOUR_MS
/** Sources that determine the content of the database, besides the day. */
const MADE_OF = ['drizzle', 'src/server', 'src/shared', 'tests/month-of-use', 'tests/feed-generator']

/** Who administers the shop of the tests. */
const administrator = { email: 'admin@tuckling.test', password: 'a-long-test-password' }

/**
 * A copy of a month of use, for a test to change and to remove. The month itself is filled once a day and state of the
 * source, and kept.
 */
export async function copyMonthOfUse(): Promise<{ path: string; remove: () => void }> {
  const month = await cachedMonth()
  const folder = mkdtempSync(join(tmpdir(), 'month-of-use-'))
  cpSync(month, folder, { recursive: true, preserveTimestamps: true })
  return { path: join(folder, FILE), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

async function cachedMonth(): Promise<string> {
  const today = new Date().toISOString().slice(0, 10)
  const folder = join(cacheFolder, `${today}-${hashOfSource()}`)
  if (existsSync(folder)) return folder
  mkdirSync(cacheFolder, { recursive: true })
  removeOld()
  const unfinished = mkdtempSync(join(cacheFolder, 'unfinished-'))
  await fillMonthOfUse(join(unfinished, FILE), { administrator })
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  return folder
}

/** Younger ones may belong to another test that is still filling them. */
function removeOld() {
  for (const name of readdirSync(cacheFolder)) {
    const isOld = Date.now() - statSync(join(cacheFolder, name)).mtimeMs > OLD_MS
    if (isOld) rmSync(join(cacheFolder, name), { recursive: true, force: true })
  }
}

function hashOfSource(): string {
  const hash = createHash('sha256')
  for (const folder of MADE_OF) {
    const entries = readdirSync(join(projectRoot(), folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
