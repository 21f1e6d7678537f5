import { createHash } from 'node:crypto'
import { authSecret } from '#server/auth-secret.ts'
import type { feeds } from '#server/db/schema/feeds.ts'
import type { Environment } from '#server/env.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import { type Credentials, decryptCredentials } from '#server/features/feeds/sources/credentials.ts'
import { download } from '#server/features/feeds/sources/download.ts'
import { downloadPath, hashFile, uploadPath } from '#server/features/feeds/sources/feed-files.ts'
import type { SafeFetch } from '#server/integrations/safe-fetch.ts'

export interface SourceDeps {
  env: Environment
  fetchFeed: SafeFetch
}

export type FeedRow = typeof feeds.$inferSelect

export interface SourceFile {
  path: string
  etag: string | null
  lastModified: string | null
  /** Of contents and settings together: equal ones give equal products. */
  fileHash: string
}

/** The file of a feed, from wherever it is kept; 'unchanged' when it is the one that was read last. */
export async function sourceFile(
  { env, fetchFeed }: SourceDeps,
  feed: FeedRow,
  signal?: AbortSignal,
): Promise<SourceFile | 'unchanged'> {
  const known = isStillValid(feed) ? { etag: feed.etag, lastModified: feed.lastModified } : undefined
  const found = feed.locationKind === 'address' ? await downloaded() : await local()
  if (found === 'unchanged') return found
  const fileHash = withSettings(feed, found.fileHash)
  return known && feed.fileHash === fileHash ? 'unchanged' : { ...found, fileHash }

  async function local() {
    const path = feed.locationKind === 'upload' ? await uploadPath(env, feed.location) : feed.location
    const fileHash = await hashFile(path).catch(() => {
      throw new FeedError(`There is no file at ${path}`)
    })
    return { path, etag: null, lastModified: null, fileHash }
  }

  async function downloaded() {
    const path = await downloadPath(env, feed.id)
    const credentials = storedCredentials(feed, env)
    const answer = await download(fetchFeed, { address: feed.location, credentials, known, path, signal })
    return answer === 'unchanged' ? answer : { ...answer, path }
  }
}

export function storedCredentials({ credentials }: FeedRow, env: Environment): Credentials | undefined {
  if (credentials === null) return undefined
  const readable = decryptCredentials(credentials, authSecret(env))
  if (!readable) throw new FeedError('The stored credentials cannot be read; enter them again')
  return readable
}

/** The settings are as they were, and no sale has begun or ended since. */
function isStillValid(feed: FeedRow): boolean {
  if (feed.fileHash === null || !feed.fileHash.startsWith(settingsHash(feed))) return false
  return feed.readAgainAt === null || feed.readAgainAt.getTime() > Date.now()
}

function withSettings(feed: FeedRow, contentHash: string): string {
  return `${settingsHash(feed)}.${contentHash}`
}

function settingsHash({ name, location, settings, dialectChosen }: FeedRow): string {
  return createHash('sha1')
    .update(JSON.stringify([name, location, settings, dialectChosen]))
    .digest('base64url')
}
