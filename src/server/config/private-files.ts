import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Environment } from '#server/config/env.ts'

const OF_OTHERS = 0o077
const STICKY = 0o1000
const MOST_NAMED = 5
const PRIVATE_FOLDERS = ['backups', 'feed-files']

/** Makes new folders 0700 and new files 0600, as the database holds people's email addresses. */
export function keepFilesPrivate(): void {
  process.umask(OF_OTHERS)
}

/** Returns a warning that names the data accessible to other users of this machine; undefined when there is none. */
export function looseFiles({ DATABASE_PATH }: Pick<Environment, 'DATABASE_PATH'>): string | undefined {
  // Permission bits say nothing about access there.
  if (DATABASE_PATH === ':memory:' || process.platform === 'win32') return undefined
  const file = resolve(DATABASE_PATH)
  const places = placesOf(file)
  const loose = [...places, ...places.flatMap(inside)].filter(isLoose)
  const folder = dirname(file)
  // Directories such as /tmp are writable by everybody and not ours to restrict.
  const isShared = (modeOf(folder) & STICKY) !== 0
  if (isLoose(folder) && !isShared) loose.unshift(folder)
  if (loose.length === 0) return undefined
  const more = loose.length > MOST_NAMED ? ` and ${loose.length - MOST_NAMED} more` : ''
  const command = [
    loose[0] === folder && `chmod go= ${quoted(folder)}`,
    `chmod -R go= ${places.map(quoted).join(' ')}`,
  ]
  return `Other users of this machine may have access to ${loose.slice(0, MOST_NAMED).join(', ')}${more}. To change that, run ${command.filter(Boolean).join(' && ')}`
}

/** The files beside the database under its name, and the folders of backups and feed files. */
function placesOf(file: string): string[] {
  const folder = dirname(file)
  const names = readdirSync(folder).filter(
    (name) => name.startsWith(basename(file)) || PRIVATE_FOLDERS.includes(name),
  )
  return names.map((name) => join(folder, name)).sort()
}

function inside(path: string): string[] {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path).map((name) => join(path, name))
    : []
}

function isLoose(path: string): boolean {
  return (modeOf(path) & OF_OTHERS) !== 0
}

function modeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? 0
}

function quoted(path: string): string {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
