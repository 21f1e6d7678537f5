import type { DecimalMark } from '#server/features/earnings/files/amounts.ts'
import type { ReportColumns } from '#server/features/earnings/files/columns.ts'
import type { DateOrder } from '#server/features/earnings/files/moments.ts'
import type { ReportZone } from '#shared/earnings/report-file.ts'
import type { ReportingNetwork } from '#shared/earnings/transaction.ts'

export interface ReportReading {
  network: ReportingNetwork
  columns: ReportColumns
  dateOrder: DateOrder
  zone: ReportZone
  /** The currency of rows that state none. */
  currency: string
  mark: DecimalMark
}
