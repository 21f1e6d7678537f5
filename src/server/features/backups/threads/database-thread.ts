import type { RowCounts } from '#server/features/backups/files/check-note.ts'
import { askThread } from '#server/operations/worker.ts'

/** `target` is the file to write; copies are checked at once, checks have no target. */
export type DatabaseTask =
  | { task: 'rebuild' | 'replace' | 'copy'; source: string; target: string }
  | { task: 'check'; source: string }

export interface TaskResult {
  ignored: string[]
  rows: RowCounts
}

/** An error thrown by `onProgress` ends the thread and is then rethrown. */
export function inDatabaseThread(
  task: DatabaseTask,
  onProgress?: (share: number) => void,
): Promise<TaskResult> {
  const file = { folder: import.meta.dirname, name: 'database-worker' }
  return askThread<TaskResult, number>(file, task, { onProgress })
}
