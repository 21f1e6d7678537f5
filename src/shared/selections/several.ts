import { DomainError } from '#shared/errors.ts'

export interface Outcome<Id> {
  done: Id[]
  refused: { id: Id; reason: string }[]
}

const REASONS_SAID = 3

/** Does a single act for each id, under its own rules. Refusals are reported; if all are refused, the call fails. */
export function doForEach<Id>(ids: readonly Id[], act: (id: Id) => unknown): Outcome<Id> {
  const outcome: Outcome<Id> = { done: [], refused: [] }
  for (const id of ids) {
    try {
      act(id)
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      outcome.refused.push({ id, reason: error.message })
    }
  }
  if (outcome.done.length === 0) throw new DomainError('CONFLICT', reasonsOf(outcome))
  return outcome
}

/** Joins the first reasons; one that several share is said once. */
export function reasonsOf({ refused }: Pick<Outcome<unknown>, 'refused'>): string {
  const reasons = [...new Set(refused.map(({ reason }) => reason))]
  return reasons.slice(0, REASONS_SAID).join('; ') + (reasons.length > REASONS_SAID ? '; …' : '')
}
