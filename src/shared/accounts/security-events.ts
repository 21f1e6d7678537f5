/** What the security log knows. The part before the dot is what it is about. */
export const SECURITY_EVENTS = [
  'sign-in.succeeded',
  'sign-in.new-browser',
  'sign-in.failed',
  'sign-in.identity-refused',
  'password.reset-requested',
  'password.reset',
  'password.changed',
  'factor.added',
  'factor.removed',
  'factor.codes-renewed',
  'account.created',
  'account.deleted',
  'account.email-changed',
  'account.became-administrator',
  'account.lost-administrator',
  'account.blocked',
  'account.unblocked',
  'api-key.created',
  'api-key.rotated',
  'api-key.first-used',
  'api-key.revoked',
  'webhook.secret-made',
  'webhook.secret-rotated',
  'access.limited',
  'access.refused',
  'data.backup-downloaded',
  'data.restore-begun',
  'data.clear-begun',
  'data.people-exported',
  'data.feed-file-read',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

/** What the log can be narrowed to. */
export const SECURITY_SUBJECTS = [
  { subject: 'sign-in', label: 'Sign-ins' },
  { subject: 'password', label: 'Passwords' },
  { subject: 'factor', label: 'Two-step sign-in' },
  { subject: 'account', label: 'Accounts' },
  { subject: 'api-key', label: 'API keys' },
  { subject: 'webhook', label: 'Webhook secrets' },
  { subject: 'access', label: 'Refusals and limits' },
  { subject: 'data', label: 'Backups, exports and files' },
] as const
