import type { SecurityEventKind } from '#shared/accounts/security-events.ts'

export interface Notice {
  kind: SecurityEventKind
  detail: string | null
  siteName: string
  account: string
}

export interface Words {
  subject: string
  heading: string
  text: string
  advice: string
  path: string
  button: string
}

const OWN_ACCOUNT =
  'If it wasn’t you, choose a new password right away: that signs out every other browser. Then check your account page and remove anything you don’t recognize.'
const NEW_PASSWORD = { advice: OWN_ACCOUNT, path: '/forgot-password', button: 'Choose a new password' }
const LOOK_AT_LOG = {
  advice:
    'If you expected this, you don’t need to do anything. If not, check the security log and ask the other administrators.',
  path: '/admin/security',
  button: 'Open the security log',
}
const LOOK_AT_KEYS = {
  advice: 'If you don’t recognize it, revoke it: programs that use it will be refused immediately.',
  path: '/admin/api-keys',
  button: 'Review API keys',
}

type Writer = (notice: Notice) => Words

const forOwner =
  (heading: string, text: string): Writer =>
  ({ siteName }) => ({
    subject: `${heading} (${siteName})`,
    heading,
    text,
    ...NEW_PASSWORD,
  })

const TO_OWNER: Partial<Record<SecurityEventKind, Writer>> = {
  'sign-in.new-browser': ({ siteName }) => ({
    subject: `New sign-in to your ${siteName} account`,
    heading: 'A new sign-in to your account',
    text: 'Someone just signed in to your account from a browser we haven’t seen before. If it was you, welcome back: you don’t need to do anything.',
    ...NEW_PASSWORD,
  }),
  'password.changed': forOwner(
    'Your password was changed',
    'Your account’s password was just changed, and every other browser was signed out.',
  ),
  'password.reset': forOwner(
    'Your password was reset',
    'A new password was just set for your account, and every browser was signed out.',
  ),
  'factor.added': (facts) =>
    forOwner('A way to sign in was added', `You can now sign in to your account with ${aWay(facts)}.`)(facts),
  'factor.removed': (facts) =>
    forOwner('A way to sign in was removed', `Your account no longer uses ${theWay(facts)}.`)(facts),
  'factor.codes-renewed': forOwner(
    'You have new recovery codes',
    'New recovery codes were just created for your account. The old ones no longer work.',
  ),
  'account.became-administrator': ({ siteName }) => ({
    subject: `You’re now an administrator of ${siteName}`,
    heading: 'You’re now an administrator',
    text: `Your account can now manage everything at ${siteName}: products, people, money, and backups.`,
    advice: 'If you didn’t expect this, please ask the person who runs the site.',
    path: '/admin',
    button: 'Open the admin area',
  }),
  'api-key.created': ({ siteName, detail }) => ({
    subject: `New API key: ${detail ?? ''} (${siteName})`,
    heading: 'A new API key',
    text: `An API key called “${detail ?? ''}” was just created in your name.`,
    ...LOOK_AT_KEYS,
  }),
  'api-key.rotated': ({ siteName, detail }) => ({
    subject: `API key rotated: ${detail ?? ''} (${siteName})`,
    heading: 'An API key was rotated',
    text: `The API key “${detail ?? ''}” has been replaced by a new one. The old one works for 24 more hours.`,
    ...LOOK_AT_KEYS,
  }),
}

const TO_ADMINISTRATORS: Partial<Record<SecurityEventKind, Writer>> = {
  'sign-in.new-browser': ({ siteName, account }) => ({
    subject: `An administrator signed in from a new browser (${siteName})`,
    heading: 'An administrator’s new browser',
    text: `${account} just signed in from a browser we haven’t seen before.`,
    ...LOOK_AT_LOG,
  }),
  'account.became-administrator': ({ siteName, account }) => ({
    subject: `There is a new administrator of ${siteName}`,
    heading: 'A new administrator',
    text: `${account} can now manage everything at ${siteName}: products, people, money, and backups.`,
    ...LOOK_AT_LOG,
  }),
  'api-key.created': ({ siteName, account, detail }) => ({
    subject: `New API key: ${detail ?? ''} (${siteName})`,
    heading: 'A new API key',
    text: `${account} just created an API key called “${detail ?? ''}”.`,
    ...LOOK_AT_KEYS,
  }),
}

export function tellsOwner(kind: SecurityEventKind): boolean {
  return Object.hasOwn(TO_OWNER, kind)
}

export function tellsAdministrators(kind: SecurityEventKind): boolean {
  return Object.hasOwn(TO_ADMINISTRATORS, kind)
}

export function wordsFor(notice: Notice, reader: 'owner' | 'administrator'): Words | undefined {
  const writers = reader === 'owner' ? TO_OWNER : TO_ADMINISTRATORS
  return writers[notice.kind]?.(notice)
}

function aWay({ detail }: Notice): string {
  if (detail === 'passkey') return 'a new passkey'
  return detail === 'provider' ? 'an account at another provider' : 'an authenticator app as the second step'
}

function theWay({ detail }: Notice): string {
  if (detail === 'passkey') return 'one of its passkeys'
  if (detail === 'provider') return 'an account at another provider'
  return detail === 'authenticator app' ? 'its authenticator app' : 'its authenticator app or any passkey'
}
