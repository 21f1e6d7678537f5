import type { Key } from 'react'
import { severalSentence } from '#client/admin/kit/several-sentence.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import type { Outcome } from '#shared/selections/several.ts'

/** Handlers for an act on several rows: it is reported, and the rows that refused it stay chosen. */
export function useSeveral<Id extends Key>(
  selection: { select: (ids: readonly Key[]) => void },
  noun: string,
) {
  const toasts = useAdminToasts()
  return (verb: string, { undo, onDone }: { undo?: (ids: Id[]) => void; onDone?: () => void } = {}) =>
    toasts<Outcome<Id>>(
      (outcome) => ({
        title: severalSentence(outcome, noun, verb),
        ...(undo && { action: { label: 'Undo', onClick: () => undo(outcome.done) } }),
      }),
      ({ refused }) => {
        selection.select(refused.map(({ id }) => id))
        onDone?.()
      },
    )
}
