import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'

/** Returns the absolute path of a database and creates its folder. Throws a StartupError. */
export function usableFile(path: string): string {
  const file = resolve(path)
  const folder = dirname(file)
  try {
    if (!existsSync(folder)) mkdirSync(folder)
    accessSync(folder, constants.W_OK)
    if (existsSync(file)) accessSync(file, constants.W_OK)
  } catch {
    throw new StartupError(`DATABASE_PATH: ${folder} is missing or cannot be written to`)
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new StartupError(`DATABASE_PATH: ${file} is a folder`)
  return file
}
