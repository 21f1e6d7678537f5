import { expect, test } from 'vitest'
import { backupFileName } from '#server/db/backup-files.ts'
import { timeInName } from '#server/features/backups/bucket/sent-backups.ts'

test('reads the time from the name of a backup, unless a person has renamed it', () => {
  const at = new Date('2026-11-21T10:20:30.123Z')
  expect(timeInName(backupFileName('before-clear', at))).toBe(at.getTime())
  expect(timeInName('tuckling-before-the-move.db')).toBeUndefined()
  expect(timeInName('tuckling-2026-99-99T10-20-30-123Z-x.db')).toBeUndefined()
})
