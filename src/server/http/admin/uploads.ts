import { Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Hono, type Context as HonoContext } from 'hono'
import type { Deps } from '#server/context.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { requestCaller } from '#server/http/middleware/request-caller.ts'
import type { Caller } from '#server/router.ts'
import { UPLOAD_MAX_BYTES } from '#shared/feeds/feed-limits.ts'
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '#shared/pictures/uploaded-pictures.ts'

type Body = ReadableStream<Uint8Array>

const BACKUP_MAX_BYTES = 4 * 1024 ** 3

export function adminUploads(deps: Deps) {
  const uploads = new Hono()

  uploads.post('/feeds/uploads', async (c) => {
    const caller = await requestCaller(deps, c)
    const { body } = c.req.raw
    if (!body) return errorResponse(c, 400, 'The request has no body')
    if (declaredBytes(c) > UPLOAD_MAX_BYTES) return errorResponse(c, 413)
    return c.json(await caller.admin.feeds.upload(body), 201)
  })

  const picture = (path: string, store: (caller: Caller, body: Body) => Promise<{ picture: string }>) =>
    uploads.post(path, async (c) => {
      const caller = await requestCaller(deps, c)
      const { body } = c.req.raw
      if (!body) return refusePicture(c, 400, 'Choose a picture to upload')
      if (declaredBytes(c) > PICTURE_MAX_BYTES) return refusePicture(c, 413, PICTURE_TOO_LARGE)
      return c.json(await store(caller, body), 201)
    })
  picture('/articles/covers', (caller, body) => caller.admin.articles.uploadCover(body))
  picture('/categories/pictures', (caller, body) => caller.admin.categories.uploadPicture(body))
  picture('/settings/logos', (caller, body) => caller.admin.settings.uploadLogo(body))
  picture('/settings/icons', (caller, body) => caller.admin.settings.uploadIcon(body))

  /** Streams a backup to disk. The restore that follows is an operation to watch. */
  uploads.post('/restore', async (c) => {
    const caller = await requestCaller(deps, c)
    const { upload, ...place } = await caller.admin.backups.uploadPlace()
    const { body } = c.req.raw
    if (!body) return errorResponse(c, 400, 'Choose a backup to upload')
    const hasArrived = await writeLimited(body, place, BACKUP_MAX_BYTES)
    if (!hasArrived) return errorResponse(c, 413, 'A backup can be at most 4 GB')
    return c.json(await caller.admin.backups.restore({ upload }), 202)
  })
  return uploads
}

function declaredBytes(c: HonoContext): number {
  return Number(c.req.header('content-length') ?? 0)
}

function refusePicture(c: HonoContext, status: 400 | 413, message: string) {
  return errorResponse(c, status, message, [{ path: 'picture', message }])
}

class TooLargeError extends Error {}

interface Place {
  open: () => Writable
  discard: () => Promise<void>
}

/** Returns false, and leaves nothing, when the body is too large. */
async function writeLimited(body: Body, place: Place, maxBytes: number): Promise<boolean> {
  let size = 0
  const limit = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      done(size > maxBytes ? new TooLargeError() : null, chunk)
    },
  })
  try {
    await pipeline(body, limit, place.open())
    return true
  } catch (error) {
    await place.discard()
    if (error instanceof TooLargeError) return false
    throw error
  }
}
