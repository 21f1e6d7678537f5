import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tuckling-test-'))
  // Pending writes may still arrive after the test ends.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return { folder, remove }
}

/** Makes a folder that goes with the test. */
export function folderOfTest(): string {
  const { folder, remove } = newFolder()
  onTestFinished(remove)
  return folder
}

/** Makes a folder that goes with the last test of the file. */
export function folderOfFile(): string {
  const { folder, remove } = newFolder()
  afterAll(remove)
  return folder
}
