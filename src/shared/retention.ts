/** The maximum number of days for which obsolete data is kept. The privacy policy states these figures. */
export const RETENTION_DAYS = {
  /** Sessions, emailed links and sign-in steps, after they have expired. */
  expired: 1,
  /** Recipients of emails, and the content of unsent ones. */
  mailRecipients: 30,
  webhookDeliveries: 30,
  unpaidDonations: 30,
  /** Price alerts for products that have left the shop. */
  vainAlerts: 180,
  /** Daily totals of searches made by many visitors. */
  searches: 90,
  /** Daily views of each page, enough to compare with the year before. */
  pageViews: 730,
  /** The last 30 days cannot be deleted at all. */
  securityLog: 180,
  auditLog: 730,
  /** Uploaded pictures that no page uses. */
  unusedPictures: 30,
  backups: 184,
}

/**
 * The newest few backups stay regardless of age. The newest of each recent day and week, and of each month, stays as
 * well. Above the maximum number or the quota, the oldest are deleted first.
 */
export const BACKUP_RETENTION = { always: 3, days: 7, weeks: 4, atMost: 50, bytes: 20 * 1024 ** 3 }
