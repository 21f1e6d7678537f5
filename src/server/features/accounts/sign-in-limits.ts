import {
  addressKey,
  type LimitName,
  type Limits,
  networkKey,
  widerNetworkKey,
} from '#server/limits/limits.ts'

/** Above this share of an account's limit, each network has one try left. */
const UNDER_ATTACK = 0.05

interface Attempt {
  /** The address as typed; the existence of an account makes no difference. */
  email: string
  clientAddress: string
  browser: string | undefined
}

export interface CodeSender {
  userId: string
  clientAddress: string
  /** A browser, or a session in it, that has signed in to the account before; undefined for any other. */
  browser: string | undefined
}

type Step = [LimitName, string]

/**
 * Slows down guessing: counts a sign-in before its password is tried, by the limits in `limits/limits.ts`. Returns a
 * refund for a right password. Throws TOO_MANY_REQUESTS. A browser recognized by the account has a separate limit. Any
 * other is limited by address first, then by network, then together with all such browsers. A refusal at one step
 * counts at none.
 */
export function countSignIn(limits: Limits, attempt: Attempt): Promise<() => Promise<void>> {
  return countAll(limits, signInSteps(limits, attempt))
}

export function countCode(limits: Limits, sender: CodeSender, isRecoveryCode: boolean) {
  return countAll(limits, codeSteps(sender, isRecoveryCode))
}

async function countAll(limits: Limits, steps: Iterable<Step>): Promise<() => Promise<void>> {
  const counted: Step[] = []
  const refund = async () => {
    for (const [name, key] of counted) await limits.refund(name, key)
  }
  try {
    for (const [name, key] of steps) {
      await limits.count(name, key)
      counted.push([name, key])
    }
  } catch (error) {
    await refund()
    throw error
  }
  return refund
}

function* signInSteps(limits: Limits, { email, clientAddress, browser }: Attempt): Generator<Step> {
  const account = email.toLowerCase()
  if (browser) return yield ['signInsOfBrowser', browser]
  const network = networkKey(clientAddress)
  const share = limits.usedShare('signInsToAccount', account)
  yield ['signIns', addressKey(clientAddress)]
  yield ['signInsOfNetwork', network]
  yield ['signInsFromNetwork', `${network} ${account}`]
  if (share >= UNDER_ATTACK) yield ['signInsUnderAttack', `${network} ${account}`]
  if (share >= 1) yield ['signInsUnderSiege', `${widerNetworkKey(clientAddress)} ${account}`]
  else yield ['signInsToAccount', account]
}

/** A recovery code cannot be guessed, so others' attempts never use up the owner's. */
function* codeSteps(
  { userId, clientAddress, browser }: CodeSender,
  isRecoveryCode: boolean,
): Generator<Step> {
  const ofNetwork = `${networkKey(clientAddress)} ${userId}`
  if (isRecoveryCode) return yield ['recoveryCodes', browser ?? ofNetwork]
  yield browser ? ['secondStepsOfBrowser', browser] : ['secondStepsFromNetwork', ofNetwork]
  yield ['secondStepsToAccount', `${browser ? 'browsers' : 'strangers'} ${userId}`]
}
