import { checkCopy } from '#server/features/backups/making/check-copy.ts'
import { copyDatabase } from '#server/features/backups/making/copy-database.ts'
import { rebuildDatabase } from '#server/features/backups/restoring/rebuild.ts'
import { replaceDatabase } from '#server/features/backups/restoring/replace.ts'
import type { DatabaseTask, TaskResult } from '#server/features/backups/threads/database-thread.ts'
import { answerQuestions } from '#server/operations/thread.ts'

type Report = (share: number) => void

async function perform(work: DatabaseTask, report: Report): Promise<Partial<TaskResult>> {
  if (work.task === 'check') return { rows: checkCopy(work.source) }
  const { task, source, target } = work
  if (task === 'rebuild') return { ignored: rebuildDatabase(source, target, report) }
  if (task === 'replace') return replaceDatabase(source, target).then(() => ({}))
  await copyDatabase(source, target, report)
  return { rows: checkCopy(target) }
}

answerQuestions<DatabaseTask, number>(async (task, { onProgress }) => ({
  ignored: [],
  rows: {},
  ...(await perform(task, onProgress)),
}))
