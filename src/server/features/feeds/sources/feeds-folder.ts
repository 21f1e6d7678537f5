import { realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Environment } from '#server/config/env.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'

type Place = Pick<Environment, 'DATABASE_PATH' | 'FEEDS_FOLDER'>

const OUTSIDE = 'The server only reads feed files from its feeds folder (FEEDS_FOLDER)'

/** The one folder of the server whose files may be feeds: beside the database unless FEEDS_FOLDER says otherwise. */
export function feedsFolder({ DATABASE_PATH, FEEDS_FOLDER }: Place): string {
  if (FEEDS_FOLDER) return resolve(FEEDS_FOLDER)
  return join(DATABASE_PATH === ':memory:' ? tmpdir() : dirname(resolve(DATABASE_PATH)), 'feeds')
}

/** Where the location of a feed is; a FeedError, whether there is such a file or not, when it is outside of the folder. */
export function pathInFolder(env: Place, location: string): string {
  const folder = feedsFolder(env)
  const path = resolve(folder, location)
  const climbs = location.split(/[/\\]/).includes('..')
  if (climbs || location.includes('\0') || !isInside(folder, path)) throw new FeedError(OUTSIDE)
  return path
}

/** The file itself: what a link in the folder leads to must be in the folder too. */
export async function fileInFolder(env: Place, location: string): Promise<string> {
  const path = pathInFolder(env, location)
  const [folder, file] = await Promise.all([realpath(feedsFolder(env)), realpath(path)]).catch(() => {
    throw new FeedError(`The feeds folder has no file ${relative(feedsFolder(env), path)}`)
  })
  if (!isInside(folder, file)) throw new FeedError(OUTSIDE)
  return file
}

/** Whether the server itself may read the file. */
export function isInFeedsFolder(env: Place, path: string): boolean {
  return isInside(feedsFolder(env), resolve(path))
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
