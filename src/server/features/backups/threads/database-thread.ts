import type { RowCounts } from '#server/features/backups/files/check-note.ts'
import { askThread } from '#server/operations/worker.ts'

/** `target` is what comes of it; a copy is checked at once, a check has none. */
export type DatabaseTask =
  | { task: 'rebuild' | 'replace' | 'copy'; source: string; target: string }
  | { task: 'check'; source: string }

export interface TaskResult {
  /** Of a rebuild: what it left out. */
  ignored: string[]
  /** Of a copy and of a check: what each table holds. */
  rows: RowCounts
}

/**
 * Does one long piece of SQLite's work in a thread of its own. What `onProgress` throws ends the thread, and is thrown
 * when it has ended.
 */
export function inDatabaseThread(
  task: DatabaseTask,
  onProgress?: (share: number) => void,
): Promise<TaskResult> {
  const file = { folder: import.meta.dirname, name: 'database-worker' }
  return askThread<TaskResult, number>(file, task, { onProgress })
}
