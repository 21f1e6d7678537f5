export type OperationKind = 'backup' | 'restore' | 'clear'

/** Long work that an administrator started. */
export interface Operation {
  id: string
  kind: OperationKind
  state: 'running' | 'done' | 'failed' | 'cancelled'
  /** From 0 to 1. */
  share: number
  step: string
  /** Why it failed. */
  message: string | null
  result: string | null
  /** What whoever started it should know when it is done. */
  notes: string[]
  isCancellable: boolean
}
