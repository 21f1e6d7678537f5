import {
  type ReportingNetwork,
  TRANSACTION_STATES,
  type TransactionState,
} from '#shared/earnings/transaction.ts'
import { foldText } from '#shared/text/text-folding.ts'
import { readYesNo } from '#shared/text/yes-no.ts'

const WORDS: Record<TransactionState, string> = {
  pending:
    'pending|new|open|open claim|delayed|extended|unconfirmed|awaiting|p|vantande|ny|obehandlad|under behandling',
  approved: 'approved|confirmed|accepted|validated|locked|active|a|godkand|bekraftad',
  declined:
    'declined|rejected|reversed|denied|canceled|deleted|void|invalid|returned|d|nekad|avvisad|avslagen|annullerad|makulerad',
  paid: 'paid|paid out|paidout|closed|cleared|utbetald|betald',
  other: 'other',
}
const BY_WORD = new Map(
  TRANSACTION_STATES.flatMap((state) => WORDS[state].split('|').map((word) => [word, state] as const)),
)
const ADTRACTION = new Map<string, TransactionState>([
  ['1', 'approved'],
  ['2', 'pending'],
  ['4', 'pending'],
  ['5', 'declined'],
])
/** Networks whose reports list only sales that count, and returns as negative amounts. */
const WITHOUT_STATES: ReportingNetwork[] = ['amazon', 'rakuten']

export function hasStates(network: ReportingNetwork): boolean {
  return !WITHOUT_STATES.includes(network)
}

export function stateOf(network: ReportingNetwork, decision: string, payment: string): TransactionState {
  const decided = decisionOf(network, decision)
  const isPaid = readYesNo(payment) ?? BY_WORD.get(wordOf(payment)) === 'paid'
  return isPaid && (decided === 'approved' || decided === 'other') ? 'paid' : decided
}

function decisionOf(network: ReportingNetwork, text: string): TransactionState {
  const word = wordOf(text)
  if (word === '') return hasStates(network) ? 'other' : 'approved'
  return (network === 'adtraction' ? ADTRACTION.get(word) : undefined) ?? BY_WORD.get(word) ?? 'other'
}

function wordOf(text: string): string {
  return foldText(text.trim())
    .replace(/[\s_-]+/g, ' ')
    .replace('celled', 'celed')
}
