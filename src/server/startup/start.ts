import cluster from 'node:cluster'
import { beginWithSettings } from '#server/config/begin-with-settings.ts'
import { StartupError } from '#server/config/startup-error.ts'

/**
 * Starts the site in this process, or in WEB_CONCURRENCY processes. A configuration error prints one line and sets exit
 * code 1.
 */
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
