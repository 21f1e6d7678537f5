import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Environment, readEnvironment } from '#server/config/env.ts'
import { keepFilesPrivate } from '#server/config/private-files.ts'
import { projectRoot } from '#server/config/project-root.ts'

/** Makes new files private, then reads the environment and `.env`. Called first by every process. */
export function beginWithSettings(): Environment {
  keepFilesPrivate()
  const envFile = join(projectRoot(), '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  return readEnvironment(process.env)
}
