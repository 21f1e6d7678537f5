import { randomUUID } from 'node:crypto'
import { FeedError } from '#server/features/feeds/feed-error.ts'
import { detectFile, previewFile } from '#server/features/feeds/importing/look-at-file.ts'
import type { FeedDeps } from '#server/features/feeds/running/run-feed.ts'
import { download } from '#server/features/feeds/sources/download.ts'
import { uploadPath } from '#server/features/feeds/sources/feed-files.ts'
import { findFeed } from '#server/features/feeds/sources/feed-store.ts'
import { storedCredentials } from '#server/features/feeds/sources/source-file.ts'
import { DomainError } from '#shared/errors.ts'
import type { FeedLookInput } from '#shared/feeds.ts'

/** Where the file is that an administrator looks at. One from an address is fetched and then kept as an upload. */
async function fileOf(deps: FeedDeps, { id, place, credentials }: FeedLookInput) {
  const { env, fetchFeed } = deps
  if (place.kind === 'path') return { path: place.location, upload: null }
  if (place.kind === 'upload') return { path: await uploadPath(env, place.location), upload: place.location }
  const upload = randomUUID()
  const path = await uploadPath(env, upload)
  try {
    const sent = credentials === undefined ? credentialsOf(deps, id, place.location) : credentials
    const asked = { address: place.location, credentials: sent ?? undefined, known: undefined }
    await download(fetchFeed, { ...asked, path })
    return { path, upload }
  } catch (error) {
    throw error instanceof FeedError ? new DomainError('BAD_REQUEST', `${error.message}.`) : error
  }
}

/** The stored ones of a feed, for its own server alone: they never go where an administrator has only now pointed. */
function credentialsOf({ db, env }: FeedDeps, id: number | undefined, address: string) {
  if (id === undefined) return undefined
  const feed = findFeed(db, id)
  const isItsServer = feed.locationKind === 'address' && originOf(feed.location) === originOf(address)
  return isItsServer ? storedCredentials(feed, env) : undefined
}

function originOf(address: string): string {
  return new URL(address).origin
}

/** What the file is and what its columns mean; `upload` names it for the next look. */
export async function detectFeed(deps: FeedDeps, input: FeedLookInput) {
  const { path, upload } = await fileOf(deps, input)
  return { upload, ...(await detectFile(path, input.dialect ?? undefined)) }
}

/** The first products as they would be, and the feed's categories with what they would become. */
export async function previewFeed(deps: FeedDeps, input: FeedLookInput) {
  const { path, upload } = await fileOf(deps, input)
  return { upload, ...(await previewFile(importOptions(input, path))) }
}

export async function lookOptions(deps: FeedDeps, input: FeedLookInput) {
  const { path } = await fileOf(deps, input)
  return importOptions(input, path)
}

function importOptions({ name, dialect, options }: FeedLookInput, path: string) {
  const { subIdParameter: _parameter, ...mapped } = options
  return { ...mapped, source: name, dialect: dialect ?? undefined, path }
}
