import { randomUUID } from 'node:crypto'
import { DomainError } from '#shared/errors.ts'
import type { Operation, OperationKind } from '#shared/operations.ts'

/** What long work tells of itself, and how it learns that it is no longer wanted. */
export interface Control {
  /** `share` of the work that is done, from 0 to 1. Throws when the operation was cancelled. */
  report(share: number, step: string): void
  /** From here on the work can no longer be cancelled. */
  commit(): void
  /** A sentence that whoever started it should read when it is done. */
  note(sentence: string): void
}

class CancelledError extends Error {}

const MAX_REMEMBERED = 20

/** Long work that administrators start, watch and cancel: one at a time, known until the server ends. */
export function createOperations() {
  const known = new Map<string, Operation>()
  const cancelled = new Set<string>()

  function change(id: string, changes: Partial<Operation>) {
    const operation = known.get(id)
    if (operation) known.set(id, { ...operation, ...changes })
  }

  async function run(id: string, work: (control: Control) => Promise<string>) {
    const control: Control = {
      report(share, step) {
        if (cancelled.has(id)) throw new CancelledError()
        change(id, { share, step })
      },
      commit() {
        this.report(known.get(id)?.share ?? 0, known.get(id)?.step ?? '')
        change(id, { isCancellable: false })
      },
      note(sentence) {
        change(id, { notes: [...(known.get(id)?.notes ?? []), sentence] })
      },
    }
    try {
      change(id, { result: await work(control), state: 'done', share: 1, isCancellable: false })
    } catch (error) {
      const isCancelled = error instanceof CancelledError
      const message = error instanceof DomainError ? error.message : 'It stopped on an error; the log has it'
      change(id, {
        state: isCancelled ? 'cancelled' : 'failed',
        message: isCancelled ? null : message,
        isCancellable: false,
      })
      if (!isCancelled && !(error instanceof DomainError)) throw error
    }
  }

  return {
    /** Begins in the background. `onError` gets what was not meant for a person. Throws CONFLICT while other work runs. */
    start(
      kind: OperationKind,
      work: (control: Control) => Promise<string>,
      onError: (error: unknown) => void,
    ) {
      if ([...known.values()].some(({ state }) => state === 'running')) {
        throw new DomainError('CONFLICT', 'Other work on the database is under way; wait for it or cancel it')
      }
      const id = randomUUID()
      known.set(id, {
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
      const oldest = known.keys().next()
      if (known.size > MAX_REMEMBERED && !oldest.done) known.delete(oldest.value)
      void run(id, work).catch(onError)
      return { id }
    },
    byId(id: string): Operation {
      const operation = known.get(id)
      if (!operation) throw new DomainError('NOT_FOUND', 'The server does not remember this work any more')
      return operation
    },
    running(): Operation | null {
      return [...known.values()].find(({ state }) => state === 'running') ?? null
    },
    /** While a backup takes the database's place, nothing may be written to the old one. */
    isReplacing(): boolean {
      const operation = this.running()
      return operation?.kind === 'restore' && !operation.isCancellable
    },
    /** Work that cannot be cancelled any more goes on. */
    cancel(id: string): Operation {
      const operation = known.get(id)
      if (operation?.isCancellable) cancelled.add(id)
      return this.byId(id)
    },
  }
}

export type Operations = ReturnType<typeof createOperations>
