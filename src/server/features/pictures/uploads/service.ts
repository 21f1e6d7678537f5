import { and, count, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import type { Environment } from '#server/config/env.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { preparedQuery } from '#server/db/prepared-query.ts'
import { content, translations } from '#server/db/schema/administration.ts'
import { articles, articleVersions } from '#server/db/schema/articles.ts'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { categories } from '#server/db/schema/catalog.ts'
import { landingPages } from '#server/db/schema/landing-pages.ts'
import { pictureFiles, pictures } from '#server/db/schema/pictures.ts'
import type { Actor } from '#server/features/audit/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { PictureListInput, UploadedPictureInput } from '#shared/inputs/pictures.ts'
import { MAX_PICTURES } from '#shared/limits.ts'
import {
  MASTER_FILE,
  PICTURE_MAX_BYTES,
  PICTURE_TOO_LARGE,
  type PictureKind,
  uploadedPictureId,
  uploadedPictureName,
} from '#shared/pictures/uploaded-pictures.ts'

const LIBRARY_PAGE_SIZE = 24

const fileOf = preparedQuery((db) =>
  db
    .select({ content: pictureFiles.content })
    .from(pictureFiles)
    .where(
      and(eq(pictureFiles.pictureId, sql.placeholder('id')), eq(pictureFiles.file, sql.placeholder('file'))),
    ),
)

/** Returns one size of an uploaded picture. Throws NOT_FOUND when it is not stored. */
export function uploadedPicture(db: Database, { id, file }: UploadedPictureInput) {
  const row = fileOf(db).get({ id, file })
  if (!row) throw new DomainError('NOT_FOUND', 'We couldn’t find that picture')
  return { read: () => row.content }
}

/** Returns the original of an uploaded picture; undefined for the site's own pictures. */
export function pictureMaster(db: Database, name: string): Buffer | undefined {
  const id = uploadedPictureId(name)
  return id === undefined ? undefined : fileOf(db).get({ id, file: MASTER_FILE })?.content
}

export function hasPicture(db: Database, name: string, kind: PictureKind): boolean {
  const id = uploadedPictureId(name)
  if (id === undefined) return true
  return db.select({ kind: pictures.kind }).from(pictures).where(eq(pictures.id, id)).get()?.kind === kind
}

/** Throws BAD_REQUEST for that input field when the shop does not have the picture. */
export function requirePicture(db: Database, name: string, kind: PictureKind, field: string): void {
  if (!hasPicture(db, name, kind))
    throw new DomainError('BAD_REQUEST', 'This shop no longer has that picture. Please upload it again.', {
      field,
    })
}

/** Restarts the retention of replaced pictures: cached pages and sent emails still show them. */
export function keepReplacedPictures(db: Database, names: readonly string[]): void {
  const ids = names.flatMap((name) => uploadedPictureId(name) ?? [])
  db.update(pictures).set({ uploadedAt: new Date() }).where(inArray(pictures.id, ids)).run()
}

/**
 * Reads a picture and stores the versions that its kind needs. The same picture again returns the same name. A cover
 * has a focal point. Throws DomainErrors about the field `picture`.
 */
export async function keepPicture(
  { db, limits, makePicture }: Pick<Deps, 'db' | 'limits' | 'makePicture'>,
  actor: Actor,
  kind: PictureKind,
  body: AsyncIterable<Uint8Array>,
) {
  await limits.count('pictureUploads', actor.id)
  const { id, width, height, files, focus } = await makePicture(kind, await readWhole(body))
  inTransaction(db, (tx) => {
    const uploadedAt = new Date()
    if (hasPicture(tx, uploadedPictureName(id), kind)) {
      tx.update(pictures).set({ uploadedAt }).where(eq(pictures.id, id)).run()
      return
    }
    const total = tx.select({ total: count() }).from(pictures).get()?.total ?? 0
    if (total >= MAX_PICTURES)
      throw refusal(
        'CONFLICT',
        `There are already ${MAX_PICTURES} pictures. Unused ones are removed automatically.`,
      )
    tx.insert(pictures).values({ id, kind, width, height, uploadedBy: actor.email, uploadedAt }).run()
    const rows = [...files].map(([file, content]) => ({ pictureId: id, file, content }))
    tx.insert(pictureFiles).values(rows).run()
  })
  return { picture: uploadedPictureName(id), ...(focus && { focus }) }
}

async function readWhole(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > PICTURE_MAX_BYTES) throw refusal('PAYLOAD_TOO_LARGE', PICTURE_TOO_LARGE)
    chunks.push(chunk)
  }
  if (size === 0) throw refusal('BAD_REQUEST', 'Choose a picture to upload')
  return Buffer.concat(chunks)
}

function refusal(code: DomainError['code'], sentence: string): DomainError {
  return new DomainError(code, sentence, { field: 'picture' })
}

/** Lists the shop's uploads of a kind, newest first, with the description that an article gives one. */
export function listPictures(db: Database, { kind, page }: PictureListInput) {
  const rows = db
    .select({ id: pictures.id })
    .from(pictures)
    .where(eq(pictures.kind, kind))
    .orderBy(desc(pictures.uploadedAt), desc(pictures.id))
    .limit(LIBRARY_PAGE_SIZE + 1)
    .offset((page - 1) * LIBRARY_PAGE_SIZE)
    .all()
  const names = rows.slice(0, LIBRARY_PAGE_SIZE).map(({ id }) => uploadedPictureName(id))
  const described = db
    .select({ name: articles.picture, alt: articles.pictureAlt })
    .from(articles)
    .where(inArray(articles.picture, names))
    .all()
  const alts = new Map(described.filter(({ alt }) => alt).map(({ name, alt }) => [name, alt]))
  return {
    pictures: names.map((name) => ({ name, alt: alts.get(name) ?? '' })),
    hasMore: rows.length > LIBRARY_PAGE_SIZE,
  }
}

/** Everything that shows pictures or names them in a text. Versions are read last: they are the longest. */
const SHOWN_IN = [
  [categories, categories.picture],
  [landingPages, landingPages.picture],
  [landingPages, landingPages.introduction],
  [articles, articles.picture],
  [articles, articles.text],
  [content, content.value],
  [translations, translations.texts],
  [campaigns, campaigns.markdown],
  [articleVersions, articleVersions.file],
] as const

/** Deletes pictures uploaded before then that nothing shows, not even an older version or a configured logo. */
export function forgetUnusedPictures(
  db: Database,
  env: Pick<Environment, 'SITE_LOGO' | 'SITE_LOGO_DARK' | 'SITE_ICON'>,
  before: Date,
): number {
  const configured = [env.SITE_LOGO, env.SITE_LOGO_DARK, env.SITE_ICON].flatMap(
    (name) => uploadedPictureId(name ?? '') ?? [],
  )
  const unused = SHOWN_IN.map(
    ([table, column]) => sql`not exists (select 1 from ${table} where instr(${column}, ${pictures.id}) > 0)`,
  )
  return db
    .delete(pictures)
    .where(and(lt(pictures.uploadedAt, before), notInArray(pictures.id, configured), ...unused))
    .run().changes
}
