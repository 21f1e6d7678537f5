import { randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { type Database, inTransaction } from '#server/db/client.ts'
import { articlePreviewLinks } from '#server/db/schema/articles.ts'
import { tokenHash } from '#server/db/token-hash.ts'
import { storedArticle } from '#server/features/articles/storing/service.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { DomainError } from '#shared/errors.ts'
import { type ArticlePreviewLinkInput, PREVIEW_TOKEN_BYTES } from '#shared/inputs/articles.ts'
import { DAY_MS } from '#shared/time/durations.ts'

/** Returns the validity of an unpublished article's preview link; null without one. The token itself is not stored. */
export function previewLink(db: Database, articleId: number) {
  const { createdBy, createdAt, endsAt } = articlePreviewLinks
  const ofArticle = eq(articlePreviewLinks.articleId, articleId)
  const link = db.select({ createdBy, createdAt, endsAt }).from(articlePreviewLinks).where(ofArticle).get()
  return link && link.endsAt > new Date() ? link : null
}

/** Creates a link that replaces the previous one. Only this result contains its token. */
export function makePreviewLink(db: Database, actor: Actor, { id, days }: ArticlePreviewLinkInput) {
  const token = randomBytes(PREVIEW_TOKEN_BYTES).toString('base64url')
  const createdAt = new Date()
  const endsAt = new Date(createdAt.getTime() + days * DAY_MS)
  const link = { tokenHash: tokenHash(token), createdBy: actor.email, createdAt, endsAt }
  return inTransaction(db, (tx) => {
    const article = storedArticle(tx, id)
    if (article.deletedAt) throw new DomainError('NOT_FOUND', 'That article no longer exists')
    tx.insert(articlePreviewLinks)
      .values({ articleId: id, ...link })
      .onConflictDoUpdate({ target: articlePreviewLinks.articleId, set: link })
      .run()
    recordChange(tx, actor, { action: 'article.preview-shared', targetId: id, targetName: article.title })
    return { token, endsAt }
  })
}

export function endPreviewLink(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const { changes } = tx.delete(articlePreviewLinks).where(eq(articlePreviewLinks.articleId, id)).run()
    if (changes === 0) return { ended: false }
    const { title } = storedArticle(tx, id)
    recordChange(tx, actor, { action: 'article.preview-ended', targetId: id, targetName: title })
    return { ended: true }
  })
}

export function forgetEndedPreviewLinks(db: Database, now: Date): void {
  db.delete(articlePreviewLinks).where(lt(articlePreviewLinks.endsAt, now)).run()
}
