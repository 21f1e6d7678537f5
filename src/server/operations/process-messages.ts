import cluster from 'node:cluster'

export interface ProcessPart {
  kind: 'writer' | 'reader'
  socketPath: string
  isFirst: boolean
}

export type ProcessMessage =
  | { type: 'ready'; sentence: string }
  /** `isReplaced` is true if the others continue to answer. */
  | { type: 'close'; isReplaced: boolean }
  | { type: 'forOthers'; body: unknown }
  | { type: 'fromOther'; id: number; body: unknown }

export const PART_VARIABLE = 'TUCKLING_PROCESS'

export function partOfThisProcess(): ProcessPart | undefined {
  const text = cluster.isWorker ? process.env[PART_VARIABLE] : undefined
  return text === undefined ? undefined : JSON.parse(text)
}

export function tellStarter(message: ProcessMessage) {
  process.send?.(message)
}
