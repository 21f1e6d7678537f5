import { addressKey, type LimitName, type Limits, networkKey } from '#server/limits/limits.ts'

/** Above this share of an account's limit, each network has one try left. */
const UNDER_ATTACK = 0.05

interface Attempt {
  /** As it was typed: whether there is such an account makes no difference. */
  email: string
  clientAddress: string
  /** Set where the browser has signed in to the account before. */
  browser: string | undefined
}

/**
 * Counts a sign-in before its password is tried; returns what takes it back when the password was right. Throws
 * TOO_MANY_REQUESTS. A browser that the account knows has a limit of its own, which nobody else touches. Any other is
 * judged by its address first, then by its network for this account, then by all such browsers together: what an
 * earlier step refuses is not counted by a later one.
 */
export async function countSignIn(limits: Limits, attempt: Attempt): Promise<() => Promise<void>> {
  const counted: [LimitName, string][] = []
  for (const [name, key] of steps(limits, attempt)) {
    await limits.count(name, key)
    counted.push([name, key])
  }
  return async () => {
    for (const [name, key] of counted) await limits.refund(name, key)
  }
}

function* steps(limits: Limits, { email, clientAddress, browser }: Attempt): Generator<[LimitName, string]> {
  const account = email.toLowerCase()
  if (browser) return yield ['signInsOfBrowser', browser]
  const ofNetwork = `${networkKey(clientAddress)} ${account}`
  yield ['signIns', addressKey(clientAddress)]
  yield ['signInsFromNetwork', ofNetwork]
  if (limits.usedShare('signInsToAccount', account) >= UNDER_ATTACK) yield ['signInsUnderAttack', ofNetwork]
  yield ['signInsToAccount', account]
}
