import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Environment } from '#server/config/env.ts'

/** The rights of the group and of everybody else. */
const OF_OTHERS = 0o077
const STICKY = 0o1000
const MOST_NAMED = 5
const KEPT = ['backups', 'feed-files']

/** From here on folders are made with 0700 and files with 0600: the database holds people's addresses. */
export function keepFilesPrivate(): void {
  process.umask(OF_OTHERS)
}

/** A warning that names what others on this machine may reach of the data; undefined when it is nothing. */
export function looseFiles({ DATABASE_PATH }: Pick<Environment, 'DATABASE_PATH'>): string | undefined {
  // There, the numbers say nothing of who may read.
  if (DATABASE_PATH === ':memory:' || process.platform === 'win32') return undefined
  const file = resolve(DATABASE_PATH)
  const places = placesOf(file)
  const loose = [...places, ...places.flatMap(inside)].filter(isLoose)
  const folder = dirname(file)
  if (isLoose(folder) && !isShared(folder)) loose.unshift(folder)
  if (loose.length === 0) return undefined
  const more = loose.length > MOST_NAMED ? ` and ${loose.length - MOST_NAMED} more` : ''
  const command = [
    loose[0] === folder && `chmod go= ${quoted(folder)}`,
    `chmod -R go= ${places.map(quoted).join(' ')}`,
  ]
  return `Others on this machine may reach ${loose.slice(0, MOST_NAMED).join(', ')}${more}. To change that: ${command.filter(Boolean).join(' && ')}`
}

/** What stands beside the database under its name, and the folders of backups and feeds' files: nothing of anybody else's. */
function placesOf(file: string): string[] {
  const folder = dirname(file)
  const names = readdirSync(folder).filter((name) => name.startsWith(basename(file)) || KEPT.includes(name))
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

/** Such as /tmp: everybody may write there, and it is not ours to close. */
function isShared(folder: string): boolean {
  return (modeOf(folder) & STICKY) !== 0
}

function modeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? 0
}

/** As a shell reads it: one word, whatever stands in it. */
function quoted(path: string): string {
  return /^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`
}
