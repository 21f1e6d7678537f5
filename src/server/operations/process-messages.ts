import cluster from 'node:cluster'

/** Which of several processes this is: the one that writes, or one that reads and hands everything else over. */
export interface ProcessPart {
  kind: 'writer' | 'reader'
  /** Where the writer answers the readers of this machine. */
  socketPath: string
  /** Whether nobody answers on the port yet. */
  isFirst: boolean
}

/** Between the processes and the one that started them, which passes on what is for the others. */
export type ProcessMessage =
  | { type: 'ready'; sentence: string }
  /** Replaced is what ends while the others go on answering. */
  | { type: 'close'; isReplaced: boolean }
  | { type: 'forOthers'; body: unknown }
  | { type: 'fromOther'; id: number; body: unknown }

export const PART_VARIABLE = 'TUCKLING_PROCESS'

/** Undefined where one process is all there is. */
export function partOfThisProcess(): ProcessPart | undefined {
  const text = cluster.isWorker ? process.env[PART_VARIABLE] : undefined
  return text === undefined ? undefined : JSON.parse(text)
}

/** Tells the process that started this one. */
export function tellStarter(message: ProcessMessage) {
  process.send?.(message)
}
