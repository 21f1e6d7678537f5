import { readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Environment } from '#server/startup/env.ts'

/** The rights of the group and of everybody else. */
const OF_OTHERS = 0o077
const MOST_NAMED = 5

/** From here on folders are made with 0700 and files with 0600: the database holds people's addresses. */
export function keepFilesPrivate(): void {
  process.umask(OF_OTHERS)
}

/** A warning that names what others on this machine may reach of the data; undefined when it is nothing. */
export function looseFiles({ DATABASE_PATH }: Pick<Environment, 'DATABASE_PATH'>): string | undefined {
  // There, the numbers say nothing of who may read.
  if (DATABASE_PATH === ':memory:' || process.platform === 'win32') return undefined
  const folder = dirname(resolve(DATABASE_PATH))
  const loose = dataIn(folder, DATABASE_PATH).filter(isLoose)
  if (loose.length === 0) return undefined
  const more = loose.length > MOST_NAMED ? ` and ${loose.length - MOST_NAMED} more` : ''
  return `Others on this machine may reach ${loose.slice(0, MOST_NAMED).join(', ')}${more}. To change that: chmod -R go= ${folder}`
}

/** The folder, what stands beside the database under its name, and all backups and feeds' files. */
function dataIn(folder: string, databasePath: string): string[] {
  const file = resolve(databasePath)
  const beside = readdirSync(folder).map((name) => join(folder, name))
  const kept = ['backups', 'feed-files'].map((name) => join(folder, name))
  const inside = kept
    .filter((path) => beside.includes(path))
    .flatMap((path) => [path, ...readdirSync(path).map((name) => join(path, name))])
  return [folder, ...beside.filter((path) => path.startsWith(file)), ...inside]
}

function isLoose(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && (found.mode & OF_OTHERS) !== 0
}
