export const API_NETWORKS = ['awin', 'adtraction', 'tradedoubler', 'addrevenue'] as const
export type ApiNetwork = (typeof API_NETWORKS)[number]

/** Networks whose reports are read; `other` is any other one, imported from a file. */
export const REPORTING_NETWORKS = [
  ...API_NETWORKS,
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

export const NETWORK_NAMES: Record<ReportingNetwork, string> = {
  awin: 'Awin',
  adtraction: 'Adtraction',
  tradedoubler: 'Tradedoubler',
  addrevenue: 'Addrevenue',
  adrecord: 'Adrecord',
  cj: 'CJ',
  impact: 'Impact',
  partnerize: 'Partnerize',
  rakuten: 'Rakuten',
  webgains: 'Webgains',
  amazon: 'Amazon',
  other: 'Other',
}

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
  isBonus: boolean
  reason: string
}
