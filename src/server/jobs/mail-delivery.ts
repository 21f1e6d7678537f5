import type { Deps } from '#server/context.ts'
import { linkMail } from '#server/features/accounts/mailed-links/service.ts'
import { securityMail } from '#server/features/accounts/security/service.ts'
import { receiptMail } from '#server/features/donations/receipts/service.ts'
import { createCampaignMails, finishCampaigns } from '#server/features/newsletter/campaigns/service.ts'
import { confirmationMail } from '#server/features/newsletter/service.ts'
import { recordBounce } from '#server/features/newsletter/subscribers/service.ts'
import { alertMail } from '#server/features/products/price-alerts/service.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import type { Mailer } from '#server/mail/delivery/mailer.ts'
import type { Lane } from '#server/mail/outbox/claiming.ts'
import { recoverInterrupted } from '#server/mail/outbox/cleaning.ts'
import { type Delivery, deliverNext, type Outcome } from '#server/mail/outbox/delivering.ts'
import { metersOf } from '#server/metrics/meters.ts'
import { MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

const IDLE_MS = 300
const UNREACHABLE_PAUSE_MS = 15_000
const RECOVER_EVERY_MS = SECOND_MS
/** Several connections at once, since a relay takes its time over each email. */
const NEWSLETTER_SENDERS = 3

type MailDeps = Deps & { mailer: Mailer }

/** Delivers emails at once, newsletters no faster than configured. Returns a function that stops it. */
export function startMailDelivery({ mailer, ...others }: Deps): () => Promise<void> {
  return mailer ? deliverUntilStopped({ mailer, ...others }) : async () => undefined
}

function deliverUntilStopped(deps: MailDeps): () => Promise<void> {
  const delivery = deliveryOf(deps)
  const gapMs = (NEWSLETTER_SENDERS * MINUTE_MS) / deps.env.NEWSLETTER_PER_MINUTE
  return repeatUntilStopped(
    async () => recover(deps),
    () => deliver(deps, 'mail', delivery, 0),
    ...Array.from({ length: NEWSLETTER_SENDERS }, () => () => deliver(deps, 'newsletter', delivery, gapMs)),
  )
}

function deliveryOf(deps: MailDeps): Delivery {
  const campaignMail = createCampaignMails(deps)
  return {
    async write({ id, subscriberId, recipient, ...due }) {
      if (due.campaignId !== null) return campaignMail(due.campaignId, subscriberId)
      if (due.donationId !== null) return receiptMail(deps, due.donationId)
      if (due.securityEventId !== null) return securityMail(deps, due.securityEventId, recipient ?? '')
      if (due.alertReaderId !== null) return alertMail(deps, id, due.alertReaderId)
      if (due.linkId !== null) return linkMail(deps, due.linkId, recipient ?? '')
      return subscriberId === null ? undefined : confirmationMail(deps, subscriberId)
    },
    onMailboxRefused(db, { subscriberId }, reason) {
      if (subscriberId !== null) recordBounce(db, subscriberId, reason)
    },
  }
}

function recover({ db, log }: MailDeps): number {
  try {
    recoverInterrupted(db)
    return RECOVER_EVERY_MS
  } catch (error) {
    log.error({ err: error }, 'interrupted emails could not be resumed')
    return UNREACHABLE_PAUSE_MS
  }
}

async function deliver(deps: MailDeps, lane: Lane, delivery: Delivery, gapMs: number): Promise<number> {
  const began = performance.now()
  const outcome = await attempt(deps, lane, delivery)
  return pauseAfter(outcome, gapMs - (performance.now() - began))
}

async function attempt(deps: MailDeps, lane: Lane, delivery: Delivery): Promise<Outcome> {
  try {
    const outcome = await deliverNext(deps, lane, delivery)
    if (outcome !== 'idle') metersOf(deps.db).mails.add({ lane, result: outcome })
    if (outcome === 'idle' && lane === 'newsletter') finishCampaigns(deps.db)
    return outcome
  } catch (error) {
    deps.log.error({ err: error, lane }, 'email delivery failed')
    return 'unreachable'
  }
}

function pauseAfter(outcome: Outcome, gapMs: number): number {
  if (outcome === 'idle') return IDLE_MS
  return outcome === 'unreachable' ? UNREACHABLE_PAUSE_MS : gapMs
}
