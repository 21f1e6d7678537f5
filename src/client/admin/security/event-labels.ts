import type { SecurityEventKind } from '#shared/accounts/security-events.ts'

export const EVENT_LABELS: Record<SecurityEventKind, string> = {
  'sign-in.succeeded': 'Signed in',
  'sign-in.new-browser': 'Signed in with a new browser',
  'sign-in.failed': 'Sign-in failed',
  'sign-in.identity-refused': 'Wrong password or code while signed in',
  'password.reset-requested': 'Password reset requested',
  'password.reset': 'Password reset',
  'password.changed': 'Password changed',
  'factor.added': 'Sign-in method added',
  'factor.removed': 'Sign-in method removed',
  'factor.codes-renewed': 'Recovery codes renewed',
  'account.created': 'Account created',
  'account.deleted': 'Account deleted',
  'account.email-changed': 'Email address changed',
  'account.became-administrator': 'Became an administrator',
  'account.lost-administrator': 'No longer an administrator',
  'account.blocked': 'Account blocked',
  'account.unblocked': 'Account unblocked',
  'api-key.created': 'API key created',
  'api-key.rotated': 'API key rotated',
  'api-key.first-used': 'API key used for the first time',
  'api-key.revoked': 'API key revoked',
  'webhook.secret-made': 'Webhook secret created',
  'webhook.secret-rotated': 'Webhook secret rotated',
  'access.limited': 'Limit reached',
  'access.refused': 'Access refused',
  'data.backup-downloaded': 'Backup downloaded',
  'data.restore-begun': 'Restore started',
  'data.clear-begun': 'Clearing the catalog started',
  'data.people-exported': 'Personal data exported',
  'data.feed-file-read': 'Feed file on the server read',
}

/** Details that are fixed words of the program; all others are names. */
const DETAIL_WORDS = new Map(
  Object.entries({
    'email-link': 'link in an email',
    provider: 'another provider',
  }),
)

export function detailText(detail: string): string {
  return DETAIL_WORDS.get(detail) ?? detail
}

/** Shown in red: events that an administrator should check first. */
export const ALARMING: SecurityEventKind[] = [
  'sign-in.failed',
  'sign-in.identity-refused',
  'access.limited',
  'access.refused',
]
