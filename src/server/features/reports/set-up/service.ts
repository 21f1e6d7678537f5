import { ENVIRONMENT, isLocalInstallation } from '#server/config/env.ts'
import type { Deps } from '#server/context.ts'
import { isEnvironmentPasswordUsed } from '#server/features/accounts/users/service.ts'
import { stateOfBackups } from '#server/features/backups/service.ts'
import { catalogSources } from '#server/features/catalog/service.ts'
import { paymentMode } from '#server/features/donations/service.ts'
import { hasSentMail } from '#server/mail/outbox/queue-lengths.ts'
import { isFromFeed, SAMPLE_SOURCE } from '#shared/products/product-sources.ts'
import { SET_UP_STEPS, type SetUpStep } from '#shared/site/set-up.ts'

const CONTACT = ['CONTACT_NAME', 'CONTACT_EMAIL', 'CONTACT_ADDRESS'] as const

export async function listSetUp(deps: Pick<Deps, 'db' | 'env' | 'mailer' | 'payments'>) {
  const { db, env, mailer } = deps
  if (!env.SET_UP_LIST) return []
  const sources = catalogSources(db)
  const { lastGoodAt } = await stateOfBackups({ env })
  const done: Record<SetUpStep, boolean> = {
    password: !(await isEnvironmentPasswordUsed(deps)),
    address: !isLocalInstallation(env),
    contact: CONTACT.every((name) => env[name] !== ENVIRONMENT.shape[name].parse(undefined)),
    mail: mailer !== undefined && hasSentMail(db),
    feed: sources.some(isFromFeed),
    samples: !sources.includes(SAMPLE_SOURCE) && !env.SAMPLE_TESTIMONIALS,
    backup: lastGoodAt !== null,
    payments: paymentMode(deps) === 'live',
  }
  const steps = SET_UP_STEPS.map((step) => ({ step, isDone: done[step] }))
  return steps.every(({ isDone }) => isDone) ? [] : steps
}
