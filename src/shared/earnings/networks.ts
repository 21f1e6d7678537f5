import type { ReportingNetwork } from '#shared/earnings/transaction.ts'

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
