import { dirname, join, resolve } from 'node:path'

export function backupFolderOf(databaseFile: string): string {
  return join(dirname(resolve(databaseFile)), 'backups')
}

/** `tuckling-2026-11-21T10-20-30-123Z-before-clear.db` */
export function backupFileName(reason: string, at = new Date()): string {
  return `tuckling-${at.toISOString().replaceAll(/[:.]/g, '-')}-${reason}.db`
}
