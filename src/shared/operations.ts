export type OperationKind = 'backup' | 'restore' | 'check' | 'clear'

export interface Operation {
  id: string
  kind: OperationKind
  state: 'running' | 'done' | 'failed' | 'canceled'
  share: number
  step: string
  message: string | null
  result: string | null
  /** Notes for the administrator to read when the operation is done. */
  notes: string[]
  isCancellable: boolean
}
