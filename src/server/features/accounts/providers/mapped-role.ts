import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Environment } from '#server/config/env.ts'
import { hasOtherAdministrator } from '#server/db/active-administrators.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { revokeKeysOf } from '#server/features/accounts/api-keys/service.ts'
import { providerKey } from '#server/features/accounts/providers/account-of.ts'
import {
  recordSecurityEvent,
  roleEvent,
  type SecurityDeps,
} from '#server/features/accounts/security/service.ts'
import { recordChange } from '#server/features/audit/service.ts'
import type { ProviderSettings } from '#server/integrations/identity-providers.ts'
import type { Role } from '#shared/inputs/accounts.ts'
import { DAY_MS } from '#shared/time/durations.ts'

interface Mapped {
  userId: string
  settings: ProviderSettings
  claims: Record<string, unknown>
}

type Account = typeof users.$inferSelect

/**
 * Applies the role in the provider's claim if the provider is set up to decide roles. The role lasts until the provider
 * says otherwise, or for `adminDays` without confirmation. A role granted locally needs no confirmation. The last
 * administrator is never demoted.
 */
export function applyRole(deps: SecurityDeps, { userId, settings, claims }: Mapped): void {
  const { id, adminClaim, adminValue, adminDays } = settings
  if (!adminClaim || !adminValue) return
  const isGranted = [claims[adminClaim]].flat().includes(adminValue)
  inTransaction(deps.db, (tx) => {
    const account = tx.select().from(users).where(eq(users.id, userId)).get()
    if (!account) return
    if (!isGranted) return takeRole({ ...deps, db: tx }, account, settings)
    if (account.role === 'admin' && account.roleProvider === null) return
    const roleUntil = new Date(Date.now() + adminDays * DAY_MS)
    tx.update(users).set({ role: 'admin', roleProvider: id, roleUntil }).where(eq(users.id, userId)).run()
    if (account.role !== 'admin') recordRole({ ...deps, db: tx }, account, 'admin', settings)
  })
}

/** Ends roles that providers granted and no longer confirm, together with the keys, least recently confirmed first. */
export function endProvidedRoles(deps: SecurityDeps & { env: Environment }): void {
  inTransaction(deps.db, (tx) => {
    const isGiven = and(eq(users.role, 'admin'), isNotNull(users.roleProvider))
    for (const account of tx.select().from(users).where(isGiven).orderBy(asc(users.roleUntil)).all()) {
      const id = account.roleProvider ?? ''
      const settings = deps.env.OIDC_PROVIDERS.find((provider) => provider.id === id)
      if (!isStillGiven(tx, account, settings))
        takeRole({ ...deps, db: tx }, account, settings ?? { id, name: id })
    }
  })
}

/** Returns whether the provider grants roles, is connected with the account, and confirmed the role recently. */
function isStillGiven(
  tx: Database,
  { id, roleUntil }: Account,
  settings: ProviderSettings | undefined,
): boolean {
  if (!settings?.adminClaim || !settings.adminValue || !roleUntil || roleUntil <= new Date()) return false
  const connected = and(eq(accounts.userId, id), eq(accounts.providerId, providerKey(settings.id)))
  return tx.select({ id: accounts.id }).from(accounts).where(connected).get() !== undefined
}

type Provider = Pick<ProviderSettings, 'id' | 'name'>

function takeRole(deps: SecurityDeps, account: Account, provider: Provider): void {
  const { db } = deps
  if (account.role !== 'admin' || !hasOtherAdministrator(db, account.id, endOf(account))) return
  const taken = { role: 'user' as const, roleProvider: null, roleUntil: null }
  db.update(users).set(taken).where(eq(users.id, account.id)).run()
  recordRole(deps, account, 'user', provider)
  revokeKeysOf(deps, account.id, actorOf(provider))
}

/** The last administrator is the one whose role ended latest. */
function endOf({ roleUntil }: Account): Date {
  const now = new Date()
  return roleUntil && roleUntil < now ? roleUntil : now
}

function recordRole(deps: SecurityDeps, { id, email, ...before }: Account, role: Role, provider: Provider) {
  const actor = { id: actorOf(provider), email: provider.name }
  const target = { targetId: id, targetName: email, before: { role: before.role } }
  recordChange(deps.db, actor, { action: 'user.role-changed', ...target, after: { role } })
  recordSecurityEvent(deps, { kind: roleEvent(role), userId: id, actorId: actor.id })
}

function actorOf({ id }: Provider): string {
  return `provider:${id}`
}
