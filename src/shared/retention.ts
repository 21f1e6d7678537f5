/** For how many days what is not needed any more is kept, at most. The privacy policy states these figures. */
export const RETENTION_DAYS = {
  /** Sessions, links of mails and steps of a sign-in, after they have expired. */
  expired: 1,
  /** To whom mails went, and what a mail that never left would have said. */
  mailRecipients: 30,
  webhookDeliveries: 30,
  unpaidDonations: 30,
  /** Price alerts of a product that has left the shop. */
  vainAlerts: 180,
  /** What many visitors searched for, in daily sums. */
  searches: 90,
  /** Its last 30 days cannot be deleted at all. */
  securityLog: 180,
  /** What administrators changed. */
  auditLog: 730,
  /** That administrators uploaded, and nothing shows. */
  unusedPictures: 30,
  /** Six months. */
  backups: 184,
}

/**
 * Of backups, the newest few stay however old they are, and so does the newest of each of so many days and weeks, and of each
 * month; beyond the most, and beyond the quota, the oldest go first.
 */
export const KEPT_BACKUPS = { always: 3, days: 7, weeks: 4, atMost: 50, bytes: 20 * 1024 ** 3 }
