import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Environment } from '#server/config/env.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'

type Place = Pick<Environment, 'DATABASE_PATH' | 'FEEDS_FOLDER'>

const OUTSIDE = 'The server only reads feed files from its feeds folder (FEEDS_FOLDER)'

/** The only server folder that feeds may read: beside the database unless FEEDS_FOLDER names another. */
export function feedsFolder({ DATABASE_PATH, FEEDS_FOLDER }: Place): string {
  if (FEEDS_FOLDER) return resolve(FEEDS_FOLDER)
  return join(DATABASE_PATH === ':memory:' ? tmpdir() : dirname(resolve(DATABASE_PATH)), 'feeds')
}

/** Returns the path of a feed's location. Throws a FeedError outside the folder, whether or not the file exists. */
export function pathInFolder(env: Place, location: string): string {
  const folder = feedsFolder(env)
  const path = resolve(folder, location)
  const climbs = location.split(/[/\\]/).includes('..')
  if (climbs || location.includes('\0') || !isInside(folder, path)) throw new FeedError(OUTSIDE)
  return path
}

/** Returns the real file: the target of a link must be in the folder too. */
export async function fileInFolder(env: Place, location: string): Promise<string> {
  const path = pathInFolder(env, location)
  const [folder, file] = await Promise.all([realpath(feedsFolder(env)), realpath(path)]).catch(() => {
    throw new FeedError(`The feeds folder has no file ${relative(feedsFolder(env), path)}`)
  })
  if (!isInside(folder, file)) throw new FeedError(OUTSIDE)
  return file
}

export function isInFeedsFolder(env: Place, path: string): boolean {
  return isInside(feedsFolder(env), resolve(path))
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
