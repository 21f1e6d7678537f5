import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'

const folder = join(projectRoot(), 'tests/fixtures/databases')
const ENDING = '.db.br'

/** By the last migration that each has, the oldest first. */
export const RELEASES = readdirSync(folder)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .sort()

/** The filled database of that release in a folder of its own, which goes with the test. */
export function databaseOf(release: string): string {
  const own = mkdtempSync(join(tmpdir(), 'released-'))
  onTestFinished(() => rmSync(own, { recursive: true, force: true }))
  const path = join(own, 'shop.db')
  writeFileSync(path, brotliDecompressSync(readFileSync(join(folder, `${release}${ENDING}`))))
  return path
}
