/** Networks whose reports are read; `other` is any other one, imported from a file. */
export const REPORTING_NETWORKS = [
  'awin',
  'adtraction',
  'tradedoubler',
  'addrevenue',
  'adrecord',
  'cj',
  'impact',
  'partnerize',
  'rakuten',
  'webgains',
  'amazon',
  'other',
] as const
export type ReportingNetwork = (typeof REPORTING_NETWORKS)[number]

export const TRANSACTION_STATES = ['pending', 'approved', 'declined', 'paid', 'other'] as const
export type TransactionState = (typeof TRANSACTION_STATES)[number]

/** A sale as a network reports it, reduced to the fields that are stored. Times are UTC. */
export interface ReportedTransaction {
  /** The network's id of this row, unique in the account. */
  externalId: string
  /** The sale that this row corrects with its amounts; null for a sale itself. */
  correctsId: string | null
  /** The retailer's name, or the program's number where the report has no name. */
  program: string
  /** The sub-id as reported. Only one of our own is stored. */
  reference: string
  state: TransactionState
  /** The network's own word for the state. */
  networkState: string
  /** Minor units of `currency`; negative for returns. Null when the report has none. */
  orderMinor: number | null
  commissionMinor: number
  /** ISO 4217. */
  currency: string
  clickedAt: Date | null
  orderedAt: Date
  changedAt: Date | null
  validatedAt: Date | null
  paidAt: Date | null
  /** A payment without a click, such as a bonus. */
  isBonus: boolean
  /** The network's reason for declining or correcting it. */
  reason: string
}
