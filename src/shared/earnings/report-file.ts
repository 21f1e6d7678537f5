export const REPORT_FILE_MAX_BYTES = 50 * 1024 ** 2

/** The fields that are read from a network's report; every other column is ignored. */
export const REPORT_FIELDS = [
  'orderedAt',
  'commission',
  'id',
  'program',
  'reference',
  'state',
  'payment',
  'currency',
  'order',
  'clickedAt',
  'validatedAt',
  'paidAt',
  'changedAt',
  'reason',
  'type',
  'original',
  'corrects',
] as const
export type ReportField = (typeof REPORT_FIELDS)[number]
export type ReportCells = Partial<Record<ReportField, string>>

export const REQUIRED_FIELDS: ReportField[] = ['orderedAt', 'commission']

export const FIELD_LABELS: Record<ReportField, string> = {
  orderedAt: 'Time of the order',
  commission: 'Commission',
  id: 'Id of the transaction',
  program: 'Retailer',
  reference: 'Sub-id',
  state: 'Status',
  payment: 'Paid',
  currency: 'Currency',
  order: 'Order value',
  clickedAt: 'Time of the click',
  validatedAt: 'Time of the decision',
  paidAt: 'Time of the payment',
  changedAt: 'Time of the last change',
  reason: 'Reason for declining',
  type: 'Kind of payment',
  original: 'Original or correction',
  corrects: 'Id of the corrected sale',
}

/** The zones in which networks write times without one. */
export const REPORT_ZONES = [
  'UTC',
  'Europe/Stockholm',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
] as const
export type ReportZone = (typeof REPORT_ZONES)[number]
