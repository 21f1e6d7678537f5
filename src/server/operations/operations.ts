import { randomUUID } from 'node:crypto'
import { databaseTrouble } from '#server/db/database-trouble.ts'
import { DomainError } from '#shared/errors.ts'
import type { Operation, OperationKind } from '#shared/operations.ts'

/** Reports the progress of long work, and tells it about cancellation. */
export interface Control {
  /** `share` of the work done, from 0 to 1. Throws when the operation was canceled. */
  report(share: number, step: string): void
  commit(): void
  /** A sentence for the person who started it, shown at the end. */
  note(sentence: string): void
}

class CanceledError extends DomainError {
  constructor() {
    super('CONFLICT', 'This was canceled')
  }
}

const MAX_REMEMBERED = 20
const UNEXPECTED = { message: 'Something went wrong. Details are in the log' }

/** Long work that administrators start, watch and cancel. One at a time, remembered until the server ends. */
export function createOperations() {
  const operations = new Map<string, Operation>()
  const canceled = new Set<string>()

  function change(id: string, changes: Partial<Operation>) {
    const operation = operations.get(id)
    if (operation) operations.set(id, { ...operation, ...changes })
  }

  function controlOf(id: string): Control {
    return {
      report(share, step) {
        if (canceled.has(id)) throw new CanceledError()
        change(id, { share, step })
      },
      commit() {
        this.report(operations.get(id)?.share ?? 0, operations.get(id)?.step ?? '')
        change(id, { isCancellable: false })
      },
      note(sentence) {
        change(id, { notes: [...(operations.get(id)?.notes ?? []), sentence] })
      },
    }
  }

  async function run<Result>(id: string, work: (control: Control) => Promise<Result>): Promise<Result> {
    try {
      const result = await work(controlOf(id))
      change(id, { state: 'done', share: 1, isCancellable: false })
      return result
    } catch (error) {
      const isCanceled = error instanceof CanceledError
      change(id, {
        state: isCanceled ? 'canceled' : 'failed',
        message: isCanceled ? null : sentenceOf(error),
        isCancellable: false,
      })
      throw error
    }
  }

  function begin(kind: OperationKind): string {
    if ([...operations.values()].some(({ state }) => state === 'running')) {
      throw new DomainError(
        'CONFLICT',
        'Another operation on the database is in progress; wait for it to finish or cancel it',
      )
    }
    const id = randomUUID()
    operations.set(id, {
      id,
      kind,
      state: 'running',
      share: 0,
      step: 'Starting',
      message: null,
      result: null,
      notes: [],
      isCancellable: true,
    })
    const oldest = operations.keys().next()
    if (operations.size > MAX_REMEMBERED && !oldest.done) operations.delete(oldest.value)
    return id
  }

  return {
    /** Starts in the background; `onError` gets errors that no person may see. Throws CONFLICT. */
    start(
      kind: OperationKind,
      work: (control: Control) => Promise<string>,
      onError: (error: unknown) => void,
    ) {
      const id = begin(kind)
      run(id, async (control) => change(id, { result: await work(control) })).catch(
        (error: unknown) => error instanceof DomainError || onError(error),
      )
      return { id }
    },
    /** The same, awaited: returns the result of the work. Throws CONFLICT while other work runs. */
    async perform<Result>(kind: OperationKind, work: (control: Control) => Promise<Result>): Promise<Result> {
      return run(begin(kind), work)
    },
    byId(id: string): Operation {
      const operation = operations.get(id)
      if (!operation) throw new DomainError('NOT_FOUND', 'The server no longer knows about this operation')
      return operation
    },
    running(): Operation | null {
      return [...operations.values()].find(({ state }) => state === 'running') ?? null
    },
    /** While a backup replaces the database, nothing may be written to the old one. */
    isReplacing(): boolean {
      const operation = this.running()
      return operation?.kind === 'restore' && !operation.isCancellable
    },
    cancel(id: string): Operation {
      const operation = operations.get(id)
      if (operation?.isCancellable) canceled.add(id)
      return this.byId(id)
    },
  }
}

export function sentenceOf(error: unknown): string {
  return (databaseTrouble(error) ?? (error instanceof DomainError ? error : UNEXPECTED)).message
}

export type Operations = ReturnType<typeof createOperations>
