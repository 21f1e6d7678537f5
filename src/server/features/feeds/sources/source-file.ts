import { createHash } from 'node:crypto'
import { authSecret } from '#server/auth/auth-secret.ts'
import type { Environment } from '#server/config/env.ts'
import type { Deps } from '#server/context.ts'
import type { feeds } from '#server/db/schema/feeds.ts'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import { type Credentials, decryptCredentials } from '#server/features/feeds/sources/credentials.ts'
import { type DownloadedFile, download } from '#server/features/feeds/sources/download.ts'
import { downloadPath, hashFile, uploadPath } from '#server/features/feeds/sources/feed-files.ts'
import { fileInFolder } from '#server/features/feeds/sources/feeds-folder.ts'
import { listedSign } from '#server/features/feeds/storing/listed-sign.ts'

type FeedEnv = Pick<Environment, 'CURRENCY'>

export type FeedRow = typeof feeds.$inferSelect

export interface SourceFile extends DownloadedFile {
  path: string
}

/** `unchanged` when it equals the last one and the shop still has its products. */
export async function sourceFile(
  { db, env, fetchFeed }: Pick<Deps, 'db' | 'env' | 'fetchFeed'>,
  feed: FeedRow,
  signal?: AbortSignal,
): Promise<SourceFile | 'unchanged'> {
  const listingSign = listedSign(db, feed.name)
  const validators = isStillValid(env, feed, listingSign)
    ? { etag: feed.etag, lastModified: feed.lastModified }
    : undefined
  const file = feed.locationKind === 'address' ? await downloaded() : await local()
  if (file === 'unchanged') return file
  const isSame = validators && feed.fileHash === stateHash(env, feed, file.contentHash, listingSign)
  return isSame ? 'unchanged' : file

  async function local() {
    const isUpload = feed.locationKind === 'upload'
    const path = await (isUpload ? uploadPath(env, feed.location) : fileInFolder(env, feed.location))
    const contentHash = await hashFile(path).catch(() => {
      throw new FeedError(isUpload ? 'The uploaded file is missing; upload it again' : 'That isn’t a file')
    })
    return { path, etag: null, lastModified: null, contentHash }
  }

  async function downloaded() {
    const path = await downloadPath(env, feed.id)
    const credentials = storedCredentials(feed, env)
    const answer = await download(fetchFeed, {
      address: feed.location,
      credentials,
      validators,
      path,
      signal,
    })
    return answer === 'unchanged' ? answer : { ...answer, path }
  }
}

export function storedCredentials({ credentials }: FeedRow, env: Environment): Credentials | undefined {
  if (credentials === null) return undefined
  const readable = decryptCredentials(credentials, authSecret(env))
  if (!readable) throw new FeedError('The stored credentials can’t be read; please enter them again')
  return readable
}

/** The settings and the feed's products are unchanged, and no sale has begun or ended since. */
function isStillValid(env: FeedEnv, feed: FeedRow, listingSign: string | null): boolean {
  if (feed.fileHash === null || !feed.fileHash.startsWith(statePrefix(env, feed, listingSign))) return false
  return feed.readAgainAt === null || feed.readAgainAt.getTime() > Date.now()
}

/** Hashes the contents, the settings and the resulting products: an equal hash means nothing new. */
export function stateHash(
  env: FeedEnv,
  feed: FeedRow,
  contentHash: string,
  listingSign: string | null,
): string {
  return `${statePrefix(env, feed, listingSign)}.${contentHash}`
}

function statePrefix(
  { CURRENCY }: FeedEnv,
  { name, location, settings, dialectChosen }: FeedRow,
  listingSign: string | null,
) {
  const currency = settings.currency ?? CURRENCY
  return createHash('sha1')
    .update(JSON.stringify([name, location, { ...settings, currency }, dialectChosen, listingSign]))
    .digest('base64url')
}
