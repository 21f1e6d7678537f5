import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { consumeToken } from '#server/auth/one-time-tokens.ts'
import { writersLanguage } from '#server/config/languages.ts'
import type { Deps, User } from '#server/context.ts'
import { inTransaction } from '#server/db/client.ts'
import { countRows } from '#server/db/page-of-rows.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { beginSession } from '#server/features/accounts/beginning/begin-session.ts'
import {
  browserToken,
  removeBrowserToken,
  storeForBrowser,
} from '#server/features/accounts/beginning/browser-token.ts'
import { hasPassword } from '#server/features/accounts/beginning/stored-password.ts'
import type { Visit } from '#server/features/accounts/beginning/visit.ts'
import { countPasskeys } from '#server/features/accounts/passkeys/service.ts'
import { accountOf, connect, providerKey } from '#server/features/accounts/providers/account-of.ts'
import { applyRole, endProvidedRoles } from '#server/features/accounts/providers/mapped-role.ts'
import { recordSecurityEvent, type SecurityDeps } from '#server/features/accounts/security/service.ts'
import { DomainError } from '#shared/errors.ts'
import type { BackFromProvider, LeaveForProvider } from '#shared/inputs/providers.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export { endProvidedRoles } from '#server/features/accounts/providers/mapped-role.ts'

type ProviderDeps = SecurityDeps & Pick<Deps, 'db' | 'auth' | 'env' | 'identityProviders'>

const PURPOSE = 'provider-visit'

const remembered = z.object({
  id: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  from: z.string().optional(),
  connectTo: z.string().optional(),
  language: z.string().default(''),
})

/** Redirects the browser to the provider. The data for its return is stored for this browser alone. */
export async function leaveForProvider(
  { db, env, identityProviders }: ProviderDeps,
  { id, from, again }: LeaveForProvider,
  { setCookie, connectTo }: Pick<Visit, 'setCookie'> & { connectTo?: string },
) {
  const { url, visit } = await identityProviders.leave(id, { redirectUri: returnAddress(env, id), again })
  const value = { id, ...visit, from, connectTo, language: writersLanguage() }
  storeForBrowser({ db, env }, { purpose: PURPOSE, value, userId: connectTo }, { setCookie })
  return { url }
}

/**
 * Completes a visit at a provider: begins a session, or connects the provider with the requesting account. Throws
 * UNAUTHORIZED when the response is not for this browser, site and visit, or was used before.
 */
export async function backFromProvider(deps: ProviderDeps, { id, search }: BackFromProvider, visit: Visit) {
  const { db, env, identityProviders } = deps
  const settings = identityProviders.settingsOf(id)
  const stored = consumeToken(db, PURPOSE, browserToken(env, PURPOSE, visit.headers))
  removeBrowserToken(env, PURPOSE, visit)
  const left = stored ? remembered.parse(JSON.parse(stored)) : undefined
  if (left?.id !== id) throw notSignedIn(settings.name)
  const identity = await identityProviders.comeBack(id, new URL(`${returnAddress(env, id)}${search}`), left)
  if (!identity) throw notSignedIn(settings.name)
  const { from, language } = left
  if (left.connectTo) {
    connect(db, { userId: left.connectTo, id, subject: identity.subject })
    recordSecurityEvent(deps, { kind: 'factor.added', userId: left.connectTo, detail: 'provider' })
    return { user: undefined, from, language }
  }
  const userId = accountOf({ db, env }, settings, { ...identity, language })
  applyRole(deps, { userId, settings, claims: identity.claims })
  const { user } = await beginSession(deps, { userId, method: 'provider' }, visit)
  return { user, from, language }
}

export function listProviders({ db, env }: Pick<Deps, 'db' | 'env'>, userId: string) {
  const own = db.select().from(accounts).where(eq(accounts.userId, userId)).all()
  return env.OIDC_PROVIDERS.map(({ id, name }) => ({
    id,
    name,
    isConnected: own.some(({ providerId }) => providerId === providerKey(id)),
  }))
}

/** Disconnects a provider and ends a role that it granted. Throws CONFLICT for the only way to sign in. */
export function disconnectProvider(deps: SecurityDeps & Pick<Deps, 'env'>, user: User, id: string) {
  return inTransaction(deps.db, (tx) => {
    const own = and(eq(accounts.userId, user.id), eq(accounts.providerId, providerKey(id)))
    const { changes } = tx.delete(accounts).where(own).run()
    if (changes === 0) throw new DomainError('NOT_FOUND', m.notConnected)
    const isConnected = countRows(tx, accounts, eq(accounts.userId, user.id)) > 0
    const hasOtherWay = isConnected || hasPassword(tx, user.id) || countPasskeys(tx, user.id) > 0
    if (!hasOtherWay) throw new DomainError('CONFLICT', m.onlyWayToSignIn)
    endProvidedRoles({ ...deps, db: tx })
    return { success: true }
  })
}

function returnAddress({ PUBLIC_URL }: { PUBLIC_URL: string }, id: string): string {
  return `${PUBLIC_URL}/sign-in/${id}/callback`
}

function notSignedIn(name: string): DomainError {
  return new DomainError('UNAUTHORIZED', fill(m.providerSignInFailed, { name }))
}
