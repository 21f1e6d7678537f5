import { eq } from 'drizzle-orm'
import { hasActiveAdministrator } from '#server/db/active-administrators.ts'
import { inTransaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { revokeKeysOf } from '#server/features/accounts/api-keys/service.ts'
import {
  recordSecurityEvent,
  roleEvent,
  type SecurityDeps,
} from '#server/features/accounts/security/service.ts'
import { recordChange } from '#server/features/audit/service.ts'
import type { ProviderSettings } from '#server/integrations/identity-providers.ts'

interface Mapped {
  userId: string
  settings: ProviderSettings
  claims: Record<string, unknown>
}

/** Gives the account the role that the provider's claim means, where the provider decides; the last administrator stays one. */
export function applyRole(deps: SecurityDeps, { userId, settings, claims }: Mapped): void {
  const { adminClaim, adminValue, name } = settings
  if (!adminClaim || !adminValue) return
  const role = [claims[adminClaim]].flat().includes(adminValue) ? 'admin' : 'user'
  inTransaction(deps.db, (tx) => {
    const account = tx.select().from(users).where(eq(users.id, userId)).get()
    if (!account || account.role === role) return
    if (role === 'user' && !hasActiveAdministrator(tx, userId)) return
    tx.update(users).set({ role }).where(eq(users.id, userId)).run()
    recordChange(
      tx,
      { id: `provider:${settings.id}`, email: name },
      {
        action: 'user.role-changed',
        targetId: userId,
        targetName: account.email,
        before: { role: account.role },
        after: { role },
      },
    )
    recordSecurityEvent(deps, { kind: roleEvent(role), userId, actorId: `provider:${settings.id}` })
    if (role === 'user') revokeKeysOf(deps, userId, `provider:${settings.id}`)
  })
}
