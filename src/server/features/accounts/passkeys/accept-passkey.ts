import { eq } from 'drizzle-orm'
import { consumeToken, createToken } from '#server/auth/one-time-tokens.ts'
import type { Environment } from '#server/config/env.ts'
import type { Deps } from '#server/context.ts'
import { passkeys } from '#server/db/schema/accounts.ts'
import { passkeyObstacle } from '#shared/accounts/passkey-host.ts'
import { DomainError } from '#shared/errors.ts'
import type { PasskeyAnswer } from '#shared/inputs/passkeys.ts'
import { m } from '#shared/messages/messages.ts'

type PasskeyDeps = Pick<Deps, 'db' | 'env'>

const PURPOSE = 'passkey-sign-in'
const VALID_MINUTES = 5

/** Loaded with the first passkey: 0.6 MB of code that most shops never run. */
export const webauthn = () => import('@simplewebauthn/server')

/** Returns the relying party of passkeys: the site's host alone. Throws CONFLICT for a host that cannot have any. */
export function relyingParty({ PUBLIC_URL }: Environment) {
  const obstacle = passkeyObstacle(PUBLIC_URL)
  if (obstacle) throw new DomainError('CONFLICT', obstacle)
  const { hostname: id, origin } = new URL(PUBLIC_URL)
  return { id, origin }
}

export function expectations(env: Environment, expectedChallenge: string) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(env)
  return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true }
}

/** Returns the challenge for any passkey of this site; `token` must be sent back with the answer. */
export async function passkeyChallenge({ db, env }: PasskeyDeps) {
  const { generateAuthenticationOptions } = await webauthn()
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID: relyingParty(env).id,
    userVerification: 'required',
  })
  const made = { purpose: PURPOSE, value: options.challenge, validMinutes: VALID_MINUTES } as const
  return { options, token: createToken(db, made) }
}

/** Returns the passkey's owner. Throws UNAUTHORIZED; a challenge works once. */
export async function acceptPasskey({ db, env }: PasskeyDeps, { token, answer }: PasskeyAnswer) {
  const expectedChallenge = consumeToken(db, PURPOSE, token)
  const passkey = db.select().from(passkeys).where(eq(passkeys.id, answer.id)).get()
  if (!expectedChallenge || !passkey) throw refused()
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    ...expectations(env, expectedChallenge),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: { newCounter: 0 } }))
  if (!verified) throw refused()
  db.update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: new Date() })
    .where(eq(passkeys.id, passkey.id))
    .run()
  return passkey.userId
}

function refused(): DomainError {
  return new DomainError('UNAUTHORIZED', m.passkeyRefused)
}
