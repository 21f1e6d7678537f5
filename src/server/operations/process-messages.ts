import cluster from 'node:cluster'
import type { SearchCount } from '#server/counting/search-counter.ts'
import type { SharedUse } from '#server/limits/limits.ts'
import type { MetricFamily } from '#server/metrics/exposition.ts'
import type { RecentError } from '#server/metrics/recent-errors.ts'

export interface ProcessPart {
  kind: 'writer' | 'reader'
  socketPath: string
  isFirst: boolean
}

/** A process reports this every few seconds: metrics, searches since the last report, latest errors. */
export interface ProcessReport {
  figures: MetricFamily[]
  searches: SearchCount[]
  errors: readonly RecentError[]
}

export type ForOthers = { uses: SharedUse[] } | ProcessReport

export type ProcessMessage =
  | { type: 'ready'; sentence: string }
  /** `isReplaced` is true if the others continue to answer. */
  | { type: 'close'; isReplaced: boolean }
  | { type: 'forOthers'; body: ForOthers }
  | { type: 'fromOther'; id: number; body: ForOthers }

export const PART_VARIABLE = 'TUCKLING_PROCESS'

export function partOfThisProcess(): ProcessPart | undefined {
  const text = cluster.isWorker ? process.env[PART_VARIABLE] : undefined
  return text === undefined ? undefined : JSON.parse(text)
}

export function tellStarter(message: ProcessMessage) {
  process.send?.(message)
}
