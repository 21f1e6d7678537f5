import type { SecurityEventKind } from '#shared/accounts/security-events.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

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

const LOOK_AT_LOG = {
  advice:
    'If you expected this, you don’t need to do anything. If not, check the security log and ask the other administrators.',
  path: '/admin/security',
  button: 'Open the security log',
}

const newPassword = () => ({ advice: m.ifNotYou, path: '/forgot-password', button: m.chooseNewPassword })
const lookAtKeys = () => ({ advice: m.apiKeyAdvice, path: '/admin/api-keys', button: m.reviewApiKeys })

type Writer = (notice: Notice) => Words

const forOwner =
  (headingOf: () => string, textOf: (notice: Notice) => string): Writer =>
  (notice) => {
    const heading = headingOf()
    const subject = fill(m.securitySubject, { heading, shop: notice.siteName })
    return { subject, heading, text: textOf(notice), ...newPassword() }
  }

const TO_OWNER: Partial<Record<SecurityEventKind, Writer>> = {
  'sign-in.new-browser': ({ siteName }) => ({
    subject: fill(m.newSignInSubject, { shop: siteName }),
    heading: m.newSignIn,
    text: m.newSignInText,
    ...newPassword(),
  }),
  'password.changed': forOwner(
    () => m.passwordWasChanged,
    () => m.passwordWasChangedText,
  ),
  'password.reset': forOwner(
    () => m.passwordWasReset,
    () => m.passwordWasResetText,
  ),
  'factor.added': forOwner(() => m.factorAdded, addedText),
  'factor.removed': forOwner(() => m.factorRemoved, removedText),
  'factor.codes-renewed': forOwner(
    () => m.recoveryCodesRenewed,
    () => m.recoveryCodesRenewedText,
  ),
  'account.became-administrator': ({ siteName }) => ({
    subject: fill(m.nowAdministratorSubject, { shop: siteName }),
    heading: m.nowAdministrator,
    text: fill(m.nowAdministratorText, { shop: siteName }),
    advice: m.nowAdministratorAdvice,
    path: '/admin',
    button: m.openAdminArea,
  }),
  'api-key.created': ({ siteName, detail }) => ({
    subject: fill(m.newApiKeySubject, { name: detail ?? '', shop: siteName }),
    heading: m.newApiKey,
    text: fill(m.newApiKeyText, { name: detail ?? '' }),
    ...lookAtKeys(),
  }),
  'api-key.rotated': ({ siteName, detail }) => ({
    subject: fill(m.apiKeyRotatedSubject, { name: detail ?? '', shop: siteName }),
    heading: m.apiKeyRotated,
    text: fill(m.apiKeyRotatedText, { name: detail ?? '' }),
    ...lookAtKeys(),
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
    ...lookAtKeys(),
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

function addedText({ detail }: Notice): string {
  if (detail === 'passkey') return m.factorAddedPasskey
  return detail === 'provider' ? m.factorAddedProvider : m.factorAddedApp
}

function removedText({ detail }: Notice): string {
  if (detail === 'passkey') return m.factorRemovedPasskey
  if (detail === 'provider') return m.factorRemovedProvider
  return detail === 'authenticator app' ? m.factorRemovedApp : m.factorRemovedAll
}
