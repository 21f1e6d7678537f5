import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#server/project-root.ts'

type Task = { task: 'check'; path: string } | { task: 'replace'; path: string; target: string }

const BUILT = 'dist/server/database-worker.js'
const SOURCE = 'src/server/cli/database-worker.mjs'

/** Runs one long piece of SQLite's work in a thread of its own; answers what it says. */
export function inDatabaseThread(workerData: Task): Promise<string> {
  const file = [BUILT, SOURCE].map((path) => join(projectRoot(), path)).find((path) => existsSync(path))
  return new Promise((resolve, reject) => {
    const worker = new Worker(file ?? SOURCE, { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The database thread ended with ${code}`)))
  })
}
