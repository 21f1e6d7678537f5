import { rename } from 'node:fs/promises'
import { readEnvironment } from '#server/config/env.ts'
import { connect } from '#server/db/client.ts'
import { carryVisitors } from '#server/demo/carry-visitors.ts'
import { fillDemoShop } from '#server/demo/demo-shop.ts'
import type { DemoTask } from '#server/demo/reset.ts'
import { removeDatabaseFiles } from '#server/features/backups/files/backup-folder.ts'
import { replaceDatabase } from '#server/features/backups/restoring/replace.ts'
import { answerQuestions } from '#server/operations/thread.ts'

async function reset({ path, feedsFolder, languages, isOpen }: DemoTask): Promise<void> {
  const filled = `${path}.filled`
  const env = readEnvironment({
    DATABASE_PATH: path,
    FEEDS_FOLDER: feedsFolder,
    LANGUAGES: languages.join(),
  })
  await removeDatabaseFiles(filled)
  try {
    await fillDemoShop(filled, env)
    if (isOpen) return await takeOver(filled, path)
    await removeDatabaseFiles(path)
    await rename(filled, path)
  } finally {
    await removeDatabaseFiles(filled)
  }
}

async function takeOver(filled: string, path: string) {
  const db = connect(filled)
  carryVisitors(db, path)
  db.$client.close()
  await replaceDatabase(filled, path)
}

answerQuestions<DemoTask>(reset)
