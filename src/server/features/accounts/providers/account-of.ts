import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { accountIdOf } from '#server/features/accounts/beginning/account-of-address.ts'
import type { ProviderIdentity, ProviderSettings } from '#server/integrations/identity-providers.ts'
import { PERSON_NAME_MAX_LENGTH } from '#shared/accounts/account-limits.ts'
import { DomainError } from '#shared/errors.ts'
import { emailAddress } from '#shared/inputs/accounts.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

/** Returns the provider's name in `accounts`; no other kind of sign-in has such a name. */
export function providerKey(id: string): string {
  return `oidc:${id}`
}

/**
 * Returns the account connected with this identity, or a new one. An account with the same address is never taken over:
 * its owner must connect it while signed in. Throws FORBIDDEN and CONFLICT.
 */
export function accountOf(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  { id, name }: ProviderSettings,
  identity: ProviderIdentity & { language: string },
): string {
  return inTransaction(db, (tx) => {
    const connected = findConnected(tx, id, identity.subject)
    if (connected) return connected.userId
    const email = emailAddress.safeParse(identity.email)
    if (!email.success || !identity.isEmailVerified)
      throw new DomainError('FORBIDDEN', fill(m.providerEmailUnconfirmed, { name }))
    if (accountIdOf(tx, email.data)) throw new DomainError('CONFLICT', fill(m.signInThenConnect, { name }))
    if (!env.ALLOW_SIGNUP && !env.OIDC_ONLY) throw new DomainError('FORBIDDEN', m.signUpIsClosed)
    const userId = randomUUID()
    const called = (identity.name ?? email.data).slice(0, PERSON_NAME_MAX_LENGTH)
    const { language } = identity
    tx.insert(users).values({ id: userId, email: email.data, name: called, language }).run()
    insertConnection(tx, { userId, id, subject: identity.subject })
    return userId
  })
}

interface Connection {
  userId: string
  id: string
  subject: string
}

/** Throws FORBIDDEN when the address is unconfirmed, CONFLICT for another account's identity. */
export function connect(db: Database, connection: Connection): void {
  inTransaction(db, (tx) => {
    const user = tx.select().from(users).where(eq(users.id, connection.userId)).get()
    if (!user?.emailVerified) throw new DomainError('FORBIDDEN', m.confirmEmailBeforeConnecting)
    const existing = findConnected(tx, connection.id, connection.subject)
    if (existing && existing.userId !== connection.userId)
      throw new DomainError('CONFLICT', m.connectedElsewhere)
    if (!existing) insertConnection(tx, connection)
  })
}

function findConnected(tx: Database, id: string, subject: string) {
  const isSame = and(eq(accounts.providerId, providerKey(id)), eq(accounts.accountId, subject))
  return tx.select({ userId: accounts.userId }).from(accounts).where(isSame).get()
}

function insertConnection(tx: Database, { userId, id, subject }: Connection): void {
  tx.insert(accounts)
    .values({ id: randomUUID(), userId, providerId: providerKey(id), accountId: subject })
    .run()
}
