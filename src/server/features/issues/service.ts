import { count, desc, eq } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { issues } from '#server/db/schema/issues.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { recipientLinks } from '#server/features/newsletter/service.ts'
import {
  cancelIssue,
  issueProgress,
  type OutgoingMail,
  queueIssue,
  queueMail,
} from '#server/features/outbox/service.ts'
import type { MailContent } from '#server/mails/mail-content.ts'
import type { RecipientLinks } from '#server/mails/newsletter-issue.tsx'
import { siteOf } from '#server/site.ts'
import type { AuditAction } from '#shared/audit.ts'
import { DomainError } from '#shared/errors.ts'
import type { IssueText } from '#shared/issues.ts'

const PAGE_SIZE = 20
const MAIL_MISSING = 'No mail can be sent yet: SMTP_URL is not set.'

type Issue = typeof issues.$inferSelect

export function listIssues(db: Database, page: number) {
  const rows = db
    .select()
    .from(issues)
    .orderBy(desc(issues.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .all()
  const total = db.select({ total: count() }).from(issues).get()?.total ?? 0
  return { issues: rows.map((issue) => withProgress(db, issue)), page, pageSize: PAGE_SIZE, total }
}

export function getIssue(db: Database, id: number) {
  return withProgress(db, requireIssue(db, id))
}

export function createIssue(db: Database, actor: Actor, text: IssueText) {
  return inTransaction(db, (tx) => {
    const issue = tx.insert(issues).values(text).returning().get()
    recordIssue(tx, actor, 'issue.added', issue)
    return withProgress(tx, issue)
  })
}

export function updateIssue(
  db: Database,
  actor: Actor,
  id: number,
  { subject, preview, markdown }: IssueText,
) {
  return inTransaction(db, (tx) => {
    const before = requireDraft(tx, id)
    const values = { subject, preview, markdown }
    const issue = tx
      .update(issues)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(issues.id, id))
      .returning()
      .get()
    recordIssue(tx, actor, 'issue.edited', issue, { before, after: values })
    return withProgress(tx, issue)
  })
}

export function deleteIssue(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const issue = requireDraft(tx, id)
    tx.delete(issues).where(eq(issues.id, id)).run()
    recordIssue(tx, actor, 'issue.deleted', issue)
    return { success: true as const }
  })
}

function recordIssue(
  tx: Database,
  actor: Actor,
  action: AuditAction,
  { id, subject }: Issue,
  fields: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
) {
  recordChange(tx, actor, { action, targetId: id, targetName: subject, ...fields })
}

/** The mail as a subscriber gets it; its own links lead to the home page. */
export async function previewIssue({ db, env }: Pick<Deps, 'db' | 'env'>, id: number): Promise<MailContent> {
  const write = await issueWriter(env, requireIssue(db, id))
  return write(linksToHome(env.PUBLIC_URL))
}

/** Sends the mail to one address, marked as a test. */
export async function sendTestMail(
  deps: Pick<Deps, 'db' | 'env' | 'mailer'>,
  actor: Actor,
  id: number,
  to: string,
) {
  const content = await previewIssue(deps, id)
  const subject = `Test: ${content.subject}`
  const isQueued = queueMail(deps, { key: `test:${id}:${Date.now()}`, to, content: { ...content, subject } })
  if (!isQueued) throw new DomainError('SERVICE_UNAVAILABLE', MAIL_MISSING)
  recordIssue(deps.db, actor, 'issue.test-sent', requireIssue(deps.db, id))
  return { to }
}

/** From now on the issue belongs to those who have confirmed, and its text stands. */
export function sendIssue({ db, mailer }: Pick<Deps, 'db' | 'mailer'>, actor: Actor, id: number) {
  if (!mailer) throw new DomainError('SERVICE_UNAVAILABLE', MAIL_MISSING)
  return inTransaction(db, () => {
    requireDraft(db, id)
    const recipients = queueIssue(db, id)
    if (recipients === 0) throw new DomainError('CONFLICT', 'Nobody has confirmed a subscription yet.')
    const values = { status: 'sending' as const, startedAt: new Date() }
    const issue = db.update(issues).set(values).where(eq(issues.id, id)).returning().get()
    recordIssue(db, actor, 'issue.sent', issue, { after: { recipients } })
    return withProgress(db, issue)
  })
}

/** Who has the issue keeps it; the others do not get it. */
export function stopIssue(db: Database, actor: Actor, id: number) {
  return inTransaction(db, () => {
    if (requireIssue(db, id).status !== 'sending')
      throw new DomainError('CONFLICT', 'This issue is not being sent.')
    const spared = cancelIssue(db, id)
    const values = { status: 'stopped' as const, finishedAt: new Date() }
    const issue = db.update(issues).set(values).where(eq(issues.id, id)).returning().get()
    recordIssue(db, actor, 'issue.stopped', issue, { after: { spared } })
    return withProgress(db, issue)
  })
}

/** Marks as sent what has nobody left to wait for. */
export function finishIssues(db: Database): void {
  for (const { id } of db.select({ id: issues.id }).from(issues).where(eq(issues.status, 'sending')).all()) {
    if (issueProgress(db, id).waiting > 0) continue
    db.update(issues).set({ status: 'sent', finishedAt: new Date() }).where(eq(issues.id, id)).run()
  }
}

/** Writes issues for their recipients; the last one is kept, since the next recipient most likely gets the same. */
export function createIssueMails({ db, env }: Pick<Deps, 'db' | 'env'>) {
  let kept: { id: number; write: Promise<(links: RecipientLinks) => MailContent> } | undefined

  /** Undefined for who has left since, and for an issue that was stopped. */
  return async function issueMail(
    issueId: number,
    subscriberId: number | null,
  ): Promise<OutgoingMail | undefined> {
    const issue = requireIssue(db, issueId)
    const subscriber = subscriberId === null ? undefined : findConfirmed(db, subscriberId)
    if (!subscriber || issue.status !== 'sending') return undefined
    if (kept?.id !== issueId) kept = { id: issueId, write: issueWriter(env, issue) }
    const { links, headers } = recipientLinks(env.PUBLIC_URL, subscriber)
    const content = (await kept.write)(links)
    const listId = `<newsletter.${new URL(env.PUBLIC_URL).hostname}>`
    return {
      ...content,
      to: subscriber.email,
      headers: { ...headers, 'List-Id': listId, Precedence: 'bulk' },
    }
  }
}

async function issueWriter(env: Deps['env'], { subject, preview, markdown }: Issue) {
  const [{ issueHtml }, { newsletterIssueMail }] = await Promise.all([
    import('#server/mails/issue-markdown.ts'),
    import('#server/mails/newsletter-issue.tsx'),
  ])
  const site = siteOf(env)
  return newsletterIssueMail({ site, subject, preview, contentHtml: issueHtml(markdown, site.url) })
}

function linksToHome(url: string): RecipientLinks {
  return { unsubscribe: url, preferences: url }
}

function findConfirmed(db: Database, id: number) {
  const subscriber = db.select().from(subscribers).where(eq(subscribers.id, id)).get()
  return subscriber?.status === 'confirmed' ? subscriber : undefined
}

function requireIssue(db: Database, id: number): Issue {
  const issue = db.select().from(issues).where(eq(issues.id, id)).get()
  if (!issue) throw new DomainError('NOT_FOUND', 'There is no such issue.')
  return issue
}

function requireDraft(db: Database, id: number): Issue {
  const issue = requireIssue(db, id)
  if (issue.status === 'draft') return issue
  throw new DomainError('CONFLICT', 'This issue has been sent: it can no longer be changed.')
}

function withProgress(db: Database, issue: Issue) {
  return { ...issue, progress: issueProgress(db, issue.id) }
}
