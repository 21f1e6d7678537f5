import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { consumeToken } from '#server/auth/one-time-tokens.ts'
import type { Deps } from '#server/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import {
  afterAnswer,
  invalidLink,
  type LinkDeps,
  mailLink,
} from '#server/features/accounts/beginning/mail-link.ts'
import { type Asker, countMailRequest } from '#server/features/accounts/beginning/mail-requests.ts'
import { afterFirstStep } from '#server/features/accounts/beginning/second-step.ts'
import type { Visit } from '#server/features/accounts/beginning/visit.ts'
import type { SecurityDeps } from '#server/features/accounts/security/service.ts'
import type { SignInLinkRequest } from '#shared/inputs/accounts.ts'

const PURPOSE = 'sign-in-link'

const linked = z.object({ userId: z.string() })

/**
 * Sends a sign-in link to an account whose address is confirmed. The response is the same without an account, and after
 * too many recent links. The link works for an hour (`LINK_VALID_MINUTES` in `beginning/mail-link.ts`).
 */
export async function requestSignInLink(
  deps: LinkDeps & Pick<Deps, 'limits'>,
  { email }: SignInLinkRequest,
  asker: Asker,
) {
  if (await countMailRequest(deps, email, asker)) afterAnswer(deps, () => sendLink(deps, email))
  return { success: true }
}

function sendLink(deps: LinkDeps, email: string): void {
  const isTheirs = and(eq(users.email, email.toLowerCase()), eq(users.emailVerified, true))
  const isActive = and(isTheirs, sql`${users.banned} is not 1`)
  const user = deps.db.select().from(users).where(isActive).get()
  if (!user) return
  const value = JSON.stringify({ userId: user.id })
  mailLink(deps, { purpose: PURPOSE, value, userId: user.id, to: user.email })
}

/** A link works once, and proves the address alone: the second step follows when the account has one. */
export async function signInByLink(
  deps: SecurityDeps & Pick<Deps, 'auth' | 'env' | 'limits'>,
  token: string,
  visit: Visit,
) {
  const value = consumeToken(deps.db, PURPOSE, token)
  if (value === undefined) throw invalidLink()
  const { userId } = linked.parse(JSON.parse(value))
  const user = deps.db.select().from(users).where(eq(users.id, userId)).get()
  if (!user) throw invalidLink()
  return afterFirstStep(deps, user, 'email-link', visit)
}
