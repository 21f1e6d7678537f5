import { desc, eq } from 'drizzle-orm'
import { inLanguage, readersLanguage } from '#server/config/languages.ts'
import { advertises, withAffiliateLinks } from '#server/content/affiliate-links.ts'
import type { Deps } from '#server/context.ts'
import { affiliateTargets } from '#server/db/affiliate-targets.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { countRows } from '#server/db/page-of-rows.ts'
import { campaigns } from '#server/db/schema/campaigns.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { type Actor, recordChange } from '#server/features/audit/service.ts'
import { recipientLinks } from '#server/features/newsletter/service.ts'
import { campaignProgress, cancelCampaign, queueCampaign } from '#server/mail/outbox/campaign-mails.ts'
import type { OutgoingMail } from '#server/mail/outbox/claiming.ts'
import { queueMail } from '#server/mail/outbox/queueing.ts'
import type { RecipientLinks } from '#server/mail/templates/campaign.tsx'
import type { MailContent } from '#server/mail/templates/mail-content.ts'
import { siteOf } from '#server/site/site.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import { DomainError } from '#shared/errors.ts'
import type { AuditAction } from '#shared/inputs/audit.ts'
import type { CampaignText } from '#shared/inputs/campaigns.ts'
import type { AddressLanguage, Language } from '#shared/messages/languages.ts'

const PAGE_SIZE = 20
const MAIL_MISSING = 'No email can be sent yet: SMTP_URL is not set'

type Campaign = typeof campaigns.$inferSelect
type CampaignDeps = Pick<Deps, 'db' | 'env'>
/** A text without an id is being edited. */
type PossibleCampaign = CampaignText & { id?: number }

export function listCampaigns(db: Database, page: number) {
  const rows = db
    .select()
    .from(campaigns)
    .orderBy(desc(campaigns.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .all()
  const total = countRows(db, campaigns)
  return { campaigns: rows.map((campaign) => withProgress(db, campaign)), page, pageSize: PAGE_SIZE, total }
}

export function getCampaign(db: Database, id: number) {
  return withProgress(db, getCampaignRow(db, id))
}

export function createCampaign(db: Database, actor: Actor, text: CampaignText) {
  return inTransaction(db, (tx) => {
    const campaign = tx.insert(campaigns).values(text).returning().get()
    recordCampaign(tx, actor, 'campaign.added', campaign)
    return withProgress(tx, campaign)
  })
}

export function updateCampaign(
  db: Database,
  actor: Actor,
  id: number,
  { subject, preview, markdown }: CampaignText,
) {
  return inTransaction(db, (tx) => {
    const before = getDraft(tx, id)
    const values = { subject, preview, markdown }
    const campaign = tx
      .update(campaigns)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(campaigns.id, id))
      .returning()
      .get()
    recordCampaign(tx, actor, 'campaign.edited', campaign, { before, after: values })
    return withProgress(tx, campaign)
  })
}

export function deleteCampaign(db: Database, actor: Actor, id: number) {
  return inTransaction(db, (tx) => {
    const campaign = getDraft(tx, id)
    tx.delete(campaigns).where(eq(campaigns.id, id)).run()
    recordCampaign(tx, actor, 'campaign.deleted', campaign)
    return { success: true }
  })
}

function recordCampaign(
  tx: Database,
  actor: Actor,
  action: AuditAction,
  { id, subject }: Campaign,
  fields: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
) {
  recordChange(tx, actor, { action, targetId: id, targetName: subject, ...fields })
}

/** Renders the email as a subscriber gets it; its own links lead to the home page. */
export async function previewCampaign(deps: CampaignDeps, id: number): Promise<MailContent> {
  return previewText(deps, getCampaignRow(deps.db, id))
}

/** In the shop's main language. */
export async function previewText(deps: CampaignDeps, text: PossibleCampaign): Promise<MailContent> {
  const write = await campaignWriter(deps, text, readersLanguage(deps.env, ''))
  const home = deps.env.PUBLIC_URL
  return write({ unsubscribe: home, preferences: home })
}

export async function sendTestMail(
  deps: Pick<Deps, 'db' | 'env' | 'mailer'>,
  actor: Actor,
  id: number,
  to: string,
) {
  const content = await previewCampaign(deps, id)
  const subject = `Test: ${content.subject}`
  const isQueued = queueMail(deps, { key: `test:${id}:${Date.now()}`, to, content: { ...content, subject } })
  if (!isQueued) throw new DomainError('SERVICE_UNAVAILABLE', MAIL_MISSING)
  recordCampaign(deps.db, actor, 'campaign.test-sent', getCampaignRow(deps.db, id))
  return { to }
}

/** Fixes the text and the recipients of the campaign: all confirmed subscribers. */
export function sendCampaign({ db, mailer }: Pick<Deps, 'db' | 'mailer'>, actor: Actor, id: number) {
  if (!mailer) throw new DomainError('SERVICE_UNAVAILABLE', MAIL_MISSING)
  return inTransaction(db, () => {
    getDraft(db, id)
    const recipients = queueCampaign(db, id)
    if (recipients === 0) throw new DomainError('CONFLICT', 'Nobody has confirmed a subscription yet')
    const values = { status: 'sending' as const, startedAt: new Date() }
    const campaign = db.update(campaigns).set(values).where(eq(campaigns.id, id)).returning().get()
    recordCampaign(db, actor, 'campaign.sent', campaign, { after: { recipients } })
    return withProgress(db, campaign)
  })
}

/** Recipients who already have the email keep it; the others do not get it. */
export function stopCampaign(db: Database, actor: Actor, id: number) {
  return inTransaction(db, () => {
    if (getCampaignRow(db, id).status !== 'sending')
      throw new DomainError('CONFLICT', 'This campaign isn’t being sent')
    const spared = cancelCampaign(db, id)
    const values = { status: 'stopped' as const, finishedAt: new Date() }
    const campaign = db.update(campaigns).set(values).where(eq(campaigns.id, id)).returning().get()
    recordCampaign(db, actor, 'campaign.stopped', campaign, { after: { spared } })
    return withProgress(db, campaign)
  })
}

export function finishCampaigns(db: Database): void {
  for (const { id } of db.select().from(campaigns).where(eq(campaigns.status, 'sending')).all()) {
    if (campaignProgress(db, id).waiting > 0) continue
    db.update(campaigns).set({ status: 'sent', finishedAt: new Date() }).where(eq(campaigns.id, id)).run()
  }
}

type CampaignWriter = (links: RecipientLinks) => MailContent

/** Renders campaigns for their recipients. The last one is cached in each language: most recipients get the same. */
export function createCampaignMails({ db, env }: CampaignDeps) {
  let cachedId: number | undefined
  const cached = new Map<Language, Promise<CampaignWriter>>()

  function writerOf(campaign: Campaign, receivers: AddressLanguage): Promise<CampaignWriter> {
    if (cachedId !== campaign.id) cached.clear()
    cachedId = campaign.id
    const write = cached.get(receivers.language) ?? campaignWriter({ db, env }, campaign, receivers)
    cached.set(receivers.language, write)
    return write
  }

  /** Undefined for a recipient who has left and for a stopped campaign. */
  return async function campaignMail(
    campaignId: number,
    subscriberId: number | null,
  ): Promise<OutgoingMail | undefined> {
    const campaign = getCampaignRow(db, campaignId)
    const isRecipient = eq(subscribers.id, subscriberId ?? 0)
    const subscriber = db.select().from(subscribers).where(isRecipient).get()
    if (subscriber?.status !== 'confirmed' || campaign.status !== 'sending') return undefined
    const language = readersLanguage(env, subscriber.language)
    const write = await writerOf(campaign, language)
    const { links, headers } = recipientLinks(env, subscriber)
    const content = write(links)
    const listId = `<newsletter.${new URL(env.PUBLIC_URL).hostname}>`
    const bulk = { ...headers, 'List-Id': listId, Precedence: 'bulk' }
    return { ...content, to: subscriber.email, headers: bulk }
  }
}

function campaignWriter(
  deps: CampaignDeps,
  text: PossibleCampaign,
  receivers: AddressLanguage,
): Promise<CampaignWriter> {
  return inLanguage(receivers, () => currentCampaignWriter(deps, text))
}

async function currentCampaignWriter(
  { db, env }: CampaignDeps,
  { id, subject, preview, markdown }: PossibleCampaign,
) {
  const [{ campaignHtml }, { campaignMail }] = await Promise.all([
    import('#server/mail/templates/campaign-markdown.ts'),
    import('#server/mail/templates/campaign.tsx'),
  ])
  const site = siteOf(env)
  const reference = subId({ place: 'campaign', page: id })
  const place = { ...affiliateTargets(db), reference, marksUnknown: id === undefined }
  const contentHtml = withAffiliateLinks(campaignHtml(markdown, site.url, site.accentColor), place)
  return campaignMail({ site, subject, preview, contentHtml, advertises: advertises(contentHtml) })
}

function getCampaignRow(db: Database, id: number): Campaign {
  const campaign = db.select().from(campaigns).where(eq(campaigns.id, id)).get()
  if (!campaign) throw new DomainError('NOT_FOUND', 'We couldn’t find that campaign')
  return campaign
}

function getDraft(db: Database, id: number): Campaign {
  const campaign = getCampaignRow(db, id)
  if (campaign.status === 'draft') return campaign
  throw new DomainError('CONFLICT', 'This campaign has been sent and can no longer be changed')
}

function withProgress(db: Database, campaign: Campaign) {
  return { ...campaign, progress: campaignProgress(db, campaign.id) }
}
