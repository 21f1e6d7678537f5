import cluster from 'node:cluster'
import { beginWithSettings } from '#server/config/begin-with-settings.ts'
import { StartupError } from '#server/config/startup-error.ts'

/** Runs one process, or WEB_CONCURRENCY of them. A wrong configuration prints a line and exits with 1. */
export async function start() {
  try {
    const env = beginWithSettings()
    if (env.WEB_CONCURRENCY > 1 && cluster.isPrimary) {
      const { startProcesses } = await import('#server/startup/start-processes.ts')
      return await startProcesses(env)
    }
    const { runServer } = await import('#server/startup/run-server.ts')
    return await runServer(env)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
