import { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { readCatalogVersion } from '#server/db/catalog-version.ts'
import { repeatUntilStopped } from '#server/jobs/repeat-until-stopped.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

const LOOK_EVERY_MS = 5 * SECOND_MS
const ANSWER_WITHIN_MS = 4 * SECOND_MS

const readyAnswer = z.object({ catalogue_version: z.int() })

/** On a read-only machine, asks the primary every few seconds whether this copy is up to date. */
export function watchCopy(
  { db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>,
  primaryVersion = () => versionAt(`${env.PRIMARY_URL}/api/ready`),
  now = () => performance.now(),
) {
  /** Unknown until the primary has answered. */
  let wasSameAt = Number.NEGATIVE_INFINITY
  let isReached = true

  async function look(): Promise<number> {
    const checkedAt = now()
    try {
      const version = await primaryVersion()
      if (readCatalogVersion(db) >= version) wasSameAt = checkedAt
      isReached = true
    } catch (error) {
      if (isReached) log.warn({ err: error }, 'the age of the copy could not be read from the primary')
      isReached = false
    }
    return LOOK_EVERY_MS
  }
  return {
    look,
    /** The time since the copy was last known to be complete; Infinity before that. */
    ageSeconds: () => Math.round((now() - wasSameAt) / SECOND_MS),
  }
}

export function startWatchingCopy(deps: Pick<Deps, 'db' | 'env' | 'log'>) {
  const { look, ageSeconds } = watchCopy(deps)
  return { ageSeconds, stop: repeatUntilStopped(look) }
}

async function versionAt(url: string): Promise<number> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'error' })
  return readyAnswer.parse(await answer.json()).catalogue_version
}
