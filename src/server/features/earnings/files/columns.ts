import { REPORT_FIELDS, type ReportField } from '#shared/earnings/report-file.ts'
import { REPORTING_NETWORKS, type ReportingNetwork } from '#shared/earnings/transaction.ts'
import { headingWords } from '#shared/files/subscriber-table.ts'

export type ReportColumns = Partial<Record<ReportField, number | null | undefined>>

/** Headings in order of preference, as `headingWords` folds them; those after `…` are looked for inside a heading. */
const HEADINGS: Record<ReportField, string> = {
  id: 'transaction id|commission id|action id|conversion id|conversion item id|unique id|transaktions id|transaktionsid|transaktionsnummer|sale id|event id|id|order id|ordernummer|order number|order reference…transaction id',
  corrects: 'original action id',
  original: 'original',
  reference:
    'click ref|clickref|click reference|epi|epi1|epi 1|sub id1|sub id 1|subid1|subid|sub id|sid|shopper id|u1|member id|member id u1|publisher reference|pubref…click ref|epi|sub id',
  state:
    'validation status|commission status|transaction status|conversion status|sale status|transaktionsstatus|status|state|action status…status',
  payment: 'paid to publisher|payment status|paid|utbetald|betald|action status',
  reason:
    'decline reason|declined reason|amend reason|correction reason|reversal reason|rejection reason|reject reason|reason|orsak|anledning…reason',
  currency:
    'commission currency|payout currency|publisher currency|currency|currency code|valuta…currency|valuta',
  clickedAt:
    'click date|click time|click date time|time of last click|referring date|referral date|clicked at|klickdatum|klicktid|klickad…click date|click time|klick',
  validatedAt:
    'validation date|validated|locking date|approval date|approved date|decision date|deny date|godkannandedatum|beslutsdatum…validation date',
  paidAt: 'payment date|paid date|paid out date|cleared date|utbetalningsdatum',
  changedAt:
    'time of last modified|last updated|last modified|modified date|amend date|posting date|updated|uppdaterad|senast andrad',
  orderedAt:
    'transaction date|transaction time|time of transaction|event date|event time|action date|conversion date|conversion time|order date|sale date|sale time|date shipped|transaktionsdatum|orderdatum|tidpunkt|date|datum…transaction date|order date|datum|date',
  commission:
    'commission amount|commission amount amount|commission|publisher commission|pub commission amount pub currency|action earnings|payout|total commission|total commissions|your commission|earnings|total earnings|your earnings|provision|ersattning|ad fees…commission|provision|earnings|fees|payout',
  order:
    'sale amount|sale amount amount|sale amount pub currency|order value|order amount|event value|conversion value|sale value|sales|ordervarde|ordersumma|revenue|amount|value…order value|sale amount|ordervarde|revenue',
  program:
    'advertiser|advertiser name|program name|program|programme name|programme|campaign name|campaign|campaign title|merchant|merchant name|brand|retailer|annonsor|programnamn|butik|advertiser id|program id|campaign id|merchant id|mid…advertiser|program|merchant|annonsor|campaign',
  type: 'action type|transaction type|commission type|transaktionstyp|type|typ',
}

const SIGNS: Record<Exclude<ReportingNetwork, 'other'>, string> = {
  awin: 'commission status|paid to publisher|click ref|click ref 2|declined reason|decline reason|amend reason|sale amount|validation date',
  adtraction: 'unique id|epi|program name|last updated|cupa sku|transaction status|order value|channel name',
  tradedoubler:
    'time of last click|time of transaction|time of last modified|epi|epi2|event name|program name',
  addrevenue: 'event value|deny date|click ref|channel|market|subids',
  adrecord: 'programnamn|epi|klickad|ordervarde|provision|transaktionstyp',
  cj: 'commission id|original action id|action status|validation status|posting date|shopper id|sid|website id|ad id',
  impact:
    'action id|action date|action earnings|referring date|locking date|sub id1|sub id 1|shared id|payout',
  partnerize:
    'conversion id|conversion item id|publisher reference|conversion status|publisher commission|campaign title',
  rakuten: 'member id u1|member id|u1|mid|process date|total commission|total commissions|sku number',
  webgains: 'payment status|click ref|program id|checkout date|voucher code|change reason',
  amazon: 'tracking id|asin|ad fees|items shipped|date shipped|device type group|returns',
}
const FEWEST_SIGNS = 2

export function guessNetwork(headings: string[]): ReportingNetwork {
  const words = new Set(headings.map(headingWords))
  const rated = REPORTING_NETWORKS.flatMap((network) =>
    network === 'other'
      ? []
      : [{ network, count: SIGNS[network].split('|').filter((sign) => words.has(sign)).length }],
  )
  const best = rated.reduce((most, one) => (one.count > most.count ? one : most))
  return best.count >= FEWEST_SIGNS ? best.network : 'other'
}

/** Gives each field a column that no other field has; exact headings come before similar ones. */
export function guessColumns(headings: string[]): ReportColumns {
  const words = headings.map(headingWords)
  const columns: ReportColumns = {}
  const isFree = (at: number) => !Object.values(columns).includes(at)
  const find = (phrases: string, fits: (word: string, phrase: string) => boolean) =>
    phrases
      .split('|')
      .map((phrase) => words.findIndex((word, at) => phrase !== '' && isFree(at) && fits(word, phrase)))
      .find((at) => at >= 0)
  const guess = (field: ReportField, at: number | undefined) => {
    if (at !== undefined) columns[field] = at
  }
  for (const field of ORDER)
    guess(
      field,
      find(HEADINGS[field].split('…')[0] ?? '', (word, name) => word === name),
    )
  for (const field of ORDER.filter((one) => columns[one] === undefined))
    guess(field, find(HEADINGS[field].split('…')[1] ?? '', isPartOf))
  return columns
}

/** Rarer headings come first, so that `original action id` is not taken for an id. */
const ORDER = REPORT_FIELDS.toSorted(
  (a, b) => Object.keys(HEADINGS).indexOf(a) - Object.keys(HEADINGS).indexOf(b),
)

function isPartOf(word: string, phrase: string): boolean {
  return ` ${word} `.includes(` ${phrase} `) || (phrase.length > 5 && word.includes(phrase))
}

export function namedFields(headings: string[]): number {
  return Object.keys(guessColumns(headings)).length
}
