import { Cron } from 'croner'
import type { Deps } from '#server/context.ts'
import { readDueAccounts } from '#server/features/earnings/accounts/service.ts'

const LOOK_EVERY_MINUTE = '* * * * *'

/** Reads due network accounts once a minute. Returns how to stop; readings under way then store nothing further. */
export function startReadingEarnings(deps: Deps): () => void {
  const job = new Cron(LOOK_EVERY_MINUTE, { unref: true }, () => readDueAccounts(deps, new Date()))
  return () => job.stop()
}
