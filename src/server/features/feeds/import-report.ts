import type { Rejection } from '#server/features/feeds/feed-record.ts'
import { rejectsTooMany } from '#shared/feeds/feed-limits.ts'

const KEPT_REJECTIONS = 100

export interface ImportReport {
  /** `failed` when the file gave nothing, `partial` when something of it is missing or withheld. */
  status: 'done' | 'partial' | 'failed' | 'cancelled'
  /** Null when the file is no feed. */
  dialect: string | null
  /** As the file counts: rows of a table, elements, Tradedoubler's products. */
  records: number
  /** What became a product or was rejected: a record may be several, and several rows may be one. */
  judged: number
  added: number
  changed: number
  unchanged: number
  gone: number
  /** Products that the file no longer lists but that stay until an administrator agrees. */
  withheld: number
  rejectedCount: number
  /** Of them those that were left out on purpose: not published, by a rule, or deleted by an administrator. */
  leftOut: number
  /** Of these those that an administrator deleted. */
  deletedHere: number
  /** The first of them. */
  rejected: Rejection[]
  /** False when the file broke off or could not be used: then nothing is taken out of the shop. */
  complete: boolean
  message: string
  /** The next moment at which a sale in the file begins or ends, in milliseconds since 1970. */
  readAgainAt: number | null
  /** Which of the feed's products the shop shows at the end; null when that is not what the file lists. */
  shownProducts: string | null
}

export function emptyReport(): ImportReport {
  return {
    status: 'done',
    dialect: null,
    records: 0,
    judged: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    gone: 0,
    withheld: 0,
    rejectedCount: 0,
    leftOut: 0,
    deletedHere: 0,
    rejected: [],
    complete: true,
    message: '',
    readAgainAt: null,
    shownProducts: null,
  }
}

export function addRejection(report: ImportReport, rejection: Rejection, kept = KEPT_REJECTIONS) {
  report.rejectedCount += 1
  if (isLeftOut(rejection)) report.leftOut += 1
  if (rejection.field === 'deleted') report.deletedHere += 1
  if (report.rejected.length < kept) report.rejected.push(rejection)
}

/** The feed or an administrator says that it is not to be shown; nothing is wrong with the record. */
function isLeftOut({ field }: Rejection): boolean {
  return field === 'published' || field === 'category' || field === 'deleted'
}

/** How many products of the file are in the shop. */
function importedOf({ added, changed, unchanged }: ImportReport): number {
  return added + changed + unchanged
}

/** How many products the file gave, those included that were left out on purpose. */
export function usableOf(report: ImportReport): number {
  return importedOf(report) + report.leftOut
}

export function isRefused({ judged, rejectedCount, leftOut }: ImportReport): boolean {
  return rejectsTooMany({ judged, rejected: rejectedCount, leftOut })
}

export function statusOf(report: ImportReport): ImportReport['status'] {
  if (report.dialect === null || usableOf(report) === 0) return 'failed'
  return report.complete && report.withheld === 0 ? 'done' : 'partial'
}

/** A sentence or two for a person. */
export function describeImport(report: ImportReport, trouble: string | undefined): string {
  const { withheld, deletedHere } = report
  const parts = [report.judged === 0 ? 'The feed has no records' : describeCounts(report)]
  if (deletedHere > 0) {
    const [stays, was] = deletedHere === 1 ? ['stays', 'it was'] : ['stay', 'they were']
    parts.push(`${count(deletedHere, 'product')} ${stays} out of the shop because ${was} deleted here`)
  }
  if (trouble) parts.push(`${trouble}; nothing was removed`)
  if (withheld > 0) {
    const stay = withheld === 1 ? 'it stays' : 'they stay'
    parts.push(`${count(withheld, 'product')} would have gone at once; ${stay} until an administrator agrees`)
  }
  return `${parts.join('. ')}.`
}

function describeCounts(report: ImportReport): string {
  const { leftOut, rejectedCount } = report
  const bad = rejectedCount - leftOut
  return [
    `${count(importedOf(report), 'product')} imported`,
    ...(bad > 0 ? [`${bad} rejected`] : []),
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
  ].join(', ')
}

export function describeRefusal({ judged, rejectedCount, leftOut }: ImportReport): string {
  return `${rejectedCount - leftOut} of ${judged} products were rejected, which is too many. Nothing was changed.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
