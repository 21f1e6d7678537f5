import { randomUUID } from 'node:crypto'
import type { Environment } from '#server/config/env.ts'
import { shopCategories } from '#server/db/shop-categories.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { asBadRequest } from '#server/features/feeds/feed-error.ts'
import { detectFile, previewFile } from '#server/features/feeds/importing/inspect-file.ts'
import type { CategoryNames } from '#server/features/feeds/mapping/map-record.ts'
import { type FeedDeps, optionsOf } from '#server/features/feeds/running/run-feed.ts'
import { runCategoriesJob } from '#server/features/feeds/running/run-job.ts'
import { download } from '#server/features/feeds/sources/download.ts'
import { uploadPath } from '#server/features/feeds/sources/feed-files.ts'
import { getFeed } from '#server/features/feeds/sources/feed-store.ts'
import { fileInFolder } from '#server/features/feeds/sources/feeds-folder.ts'
import { storedCredentials } from '#server/features/feeds/sources/source-file.ts'
import type { FeedInspectionInput } from '#shared/inputs/feeds.ts'
import { findCategory } from '#shared/products/categories.ts'

type InspectionDeps = FeedDeps & SecurityDeps & { user?: { id: string } }

/** Returns the path of the file to inspect. A file from an address is fetched and stored as an upload. */
async function fileOf(deps: InspectionDeps, { id, place, credentials }: FeedInspectionInput) {
  const { env, fetchFeed } = deps
  if (place.kind === 'upload') return { path: await uploadPath(env, place.location), upload: place.location }
  if (place.kind === 'path') {
    const path = await asBadRequest(() => fileInFolder(env, place.location))
    recordSecurityEvent(deps, { kind: 'data.feed-file-read', userId: deps.user?.id, detail: place.location })
    return { path, upload: null }
  }
  const upload = randomUUID()
  const path = await uploadPath(env, upload)
  await asBadRequest(async () => {
    const sent = credentials === undefined ? credentialsOf(deps, id, place.location) : credentials
    await download(fetchFeed, { address: place.location, credentials: sent ?? undefined, path })
  })
  return { path, upload }
}

/** Returns a feed's stored credentials for its own server only: they never go to an address just entered. */
function credentialsOf({ db, env }: FeedDeps, id: number | undefined, address: string) {
  if (id === undefined) return undefined
  const feed = getFeed(db, id)
  const isItsServer =
    feed.locationKind === 'address' && new URL(feed.location).origin === new URL(address).origin
  return isItsServer ? storedCredentials(feed, env) : undefined
}

/** Identifies the file and the meaning of its columns; `upload` refers to it in later calls. */
export async function detectFeed(deps: InspectionDeps, input: FeedInspectionInput) {
  const { path, upload } = await fileOf(deps, input)
  return { upload, ...(await detectFile(path, input.dialect ?? undefined)) }
}

export async function previewFeed(deps: InspectionDeps, input: FeedInspectionInput) {
  const { path, upload } = await fileOf(deps, input)
  return { upload, ...(await previewFile(importOptions(deps.env, input, path), shortNames(deps.db))) }
}

/** Lists the file's categories with their targets. Reads all of the file, outside the shop's thread. */
export async function listFeedCategories(
  deps: InspectionDeps,
  input: FeedInspectionInput,
  signal?: AbortSignal,
) {
  const result = await runCategoriesJob(deps.db, await inspectionOptions(deps, input), { signal })
  const shortName = shortNames(deps.db)
  const categories = result.categories.map(({ suggestion, ...category }) => ({
    ...category,
    suggestion: suggestion && shortName(suggestion),
  }))
  return { ...result, categories }
}

function shortNames(db: FeedDeps['db']): CategoryNames {
  const shopCategoryList = shopCategories(db)
  return (name) => findCategory(shopCategoryList, name)?.short ?? null
}

export async function inspectionOptions(deps: InspectionDeps, input: FeedInspectionInput) {
  const { path } = await fileOf(deps, input)
  return importOptions(deps.env, input, path)
}

function importOptions(
  env: Pick<Environment, 'CURRENCY'>,
  { name, dialect = null, options }: FeedInspectionInput,
  path: string,
) {
  return { ...optionsOf({ name, settings: options, dialectChosen: dialect }, env), path }
}
