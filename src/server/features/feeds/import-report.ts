import type { Rejection } from '#server/features/feeds/feed-record.ts'
import { rejectsTooMany } from '#shared/feeds/feed-limits.ts'

const MAX_REJECTIONS = 100

export interface ImportReport {
  /** `failed` when the file yielded nothing, `partial` when part of it is missing or withheld. */
  status: 'done' | 'partial' | 'failed' | 'canceled'
  /** Null when the file is no feed. */
  dialect: string | null
  /** Counted as in the file: rows of a table, elements, Tradedoubler's products. */
  records: number
  /** Products accepted or rejected: a record may yield several, and several rows may form one. */
  judged: number
  added: number
  changed: number
  unchanged: number
  delisted: number
  /** Delisted products that stay until an administrator agrees. */
  withheld: number
  rejectedCount: number
  /** Rejections on purpose: unpublished, excluded by a rule, or deleted by an administrator. */
  leftOut: number
  deletedHere: number
  rejected: Rejection[]
  /** False when the file broke off or was unusable; then no product is delisted. */
  complete: boolean
  message: string
  /** The next start or end of a sale in the file, in milliseconds since 1970. */
  readAgainAt: number | null
  /** The feed's listed products at the end; null when they differ from the file. */
  listingSign: string | null
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
    delisted: 0,
    withheld: 0,
    rejectedCount: 0,
    leftOut: 0,
    deletedHere: 0,
    rejected: [],
    complete: true,
    message: '',
    readAgainAt: null,
    listingSign: null,
  }
}

export function addRejection(report: ImportReport, rejection: Rejection, limit = MAX_REJECTIONS) {
  report.rejectedCount += 1
  if (isLeftOut(rejection)) report.leftOut += 1
  if (rejection.field === 'deleted') report.deletedHere += 1
  if (report.rejected.length < limit) report.rejected.push(rejection)
}

/** The feed or an administrator excluded it; the record has no fault. */
function isLeftOut({ field }: Rejection): boolean {
  return field === 'published' || field === 'category' || field === 'deleted'
}

function importedOf({ added, changed, unchanged }: ImportReport): number {
  return added + changed + unchanged
}

/** Counts the products of the file, including those left out on purpose. */
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
    parts.push(
      `${count(withheld, 'product')} would have been removed at once; ${stay} until an administrator agrees`,
    )
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
