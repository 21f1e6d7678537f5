import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { transactions } from '#server/db/schema/earnings.ts'
import type { Origin } from '#server/features/earnings/storing/origin-of.ts'
import type { ReportedTransaction } from '#shared/earnings/transaction.ts'

const LONGEST_ID = 100
const LONGEST_PROGRAM = 200
const LONGEST_REASON = 300
const LONGEST_STATE = 60

export function storedId(id: string): string {
  return id.length > LONGEST_ID ? hash('sha256', id, 'base64url') : id
}

/** Returns the columns to be stored; of the reference, only its parts. */
export function storedValues({ reference: _, ...reported }: ReportedTransaction, origin: Origin) {
  return {
    ...reported,
    ...origin,
    externalId: storedId(reported.externalId),
    correctsId: reported.correctsId === null ? null : storedId(reported.correctsId),
    program: line(reported.program, LONGEST_PROGRAM),
    reason: line(reported.reason, LONGEST_REASON),
    networkState: line(reported.networkState, LONGEST_STATE),
  }
}

export type StoredValues = ReturnType<typeof storedValues>

/** Returns the new values. A report that says nothing about a field leaves the stored one. */
export function differences(
  stored: typeof transactions.$inferSelect,
  values: StoredValues,
): Partial<StoredValues> {
  const stated = Object.entries(values).filter(([, value]) => value !== null && value !== '')
  const before = new Map<string, unknown>(Object.entries(stored))
  return Object.fromEntries(stated.filter(([key, value]) => !isDeepStrictEqual(before.get(key), value)))
}

function line(text: string, length: number): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, length)
}
