import { resolve } from 'node:path'
import { Cron } from 'croner'
import type { Environment } from '#server/config/env.ts'
import type { Deps } from '#server/context.ts'
import { feedsFolder } from '#server/features/feeds/sources/feeds-folder.ts'
import { askThread } from '#server/operations/worker.ts'
import type { Language } from '#shared/messages/languages.ts'

export interface DemoTask {
  path: string
  feedsFolder: string
  languages: Language[]
  /** True while the shop answers from the file; its content is then replaced in one transaction. */
  isOpen: boolean
}

const AT_THE_FULL_HOUR = '0 * * * *'

export function beginDemo(env: Environment): Promise<void> {
  return fillAnew(env, false)
}

/** Starts the running demo again; requests under way see the old content or the new. */
export async function resetDemo({ env, demo }: Pick<Deps, 'env' | 'demo'>): Promise<void> {
  await fillAnew(env, true)
  demo?.forgetOrders()
}

export function startDemoResets(deps: Deps): () => void {
  const job = new Cron(AT_THE_FULL_HOUR, { protect: true, unref: true }, () =>
    resetDemo(deps).catch((err: unknown) => deps.log.error({ err }, 'the demo could not be reset')),
  )
  return () => job.stop()
}

function fillAnew(env: Environment, isOpen: boolean): Promise<void> {
  const task: DemoTask = {
    path: resolve(env.DATABASE_PATH),
    feedsFolder: feedsFolder(env),
    languages: env.LANGUAGES,
    isOpen,
  }
  return askThread<void>({ folder: import.meta.dirname, name: 'demo-worker' }, task)
}
