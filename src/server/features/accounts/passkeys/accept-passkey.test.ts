import { expect, test } from 'vitest'
import { readEnvironment } from '#server/config/env.ts'
import { verifications } from '#server/db/schema/accounts.ts'
import {
  acceptPasskey,
  passkeyChallenge,
  relyingParty,
} from '#server/features/accounts/passkeys/accept-passkey.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

test('ties passkeys to the host of the public address', () => {
  const env = readEnvironment({ PUBLIC_URL: 'https://shop.example:8443/' })
  expect(relyingParty(env)).toEqual({ id: 'shop.example', origin: 'https://shop.example:8443' })
})

test('requires user verification and uses up a challenge with any response', async () => {
  const deps = { db: newDatabase(), env: readEnvironment({}) }
  const { options, token } = await passkeyChallenge(deps)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect(deps.db.select().from(verifications).all()).toHaveLength(1)
  const response = { clientDataJSON: '', authenticatorData: '', signature: '' }
  const answer = { id: 'unknown', rawId: 'unknown', type: 'public-key' as const, response }
  await expect(acceptPasskey(deps, { token, answer })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  expect(deps.db.select().from(verifications).all()).toEqual([])
})
