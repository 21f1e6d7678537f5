export { campaignProgress, cancelCampaign, queueCampaign } from '#server/mail/outbox/campaign-mails.ts'
export type { Lane, OutgoingMail } from '#server/mail/outbox/claiming.ts'
export { forgetRecipients, recoverInterrupted } from '#server/mail/outbox/cleaning.ts'
export { type Delivery, deliverNext, type Outcome } from '#server/mail/outbox/delivering.ts'
export { countFailedMails, hasSentMail, outboxLengths } from '#server/mail/outbox/queue-lengths.ts'
export {
  hasLeft,
  hasMail,
  hasQueuedConfirmation,
  queueAlertDigest,
  queueConfirmation,
  queueLinkMail,
  queueMail,
  queueReceipt,
  queueSecurityNotice,
} from '#server/mail/outbox/queueing.ts'
