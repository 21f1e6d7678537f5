import type { Rejection } from '#server/features/feeds/feed-record.ts'
import { rejectsTooMany } from '#shared/feeds/feed-limits.ts'

export const MAX_REJECTIONS = 100
const LEFT_OUT: Rejection['field'][] = ['published', 'category', 'deleted']

const NO_COUNTS = {
  /** Counted as in the file: rows of a table, elements, Tradedoubler's products. */
  records: 0,
  /** Products accepted or rejected: a record may yield several, and several rows may form one. */
  judged: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  delisted: 0,
  /** Delisted products that stay until an administrator agrees. */
  withheld: 0,
  rejectedCount: 0,
  /** Rejections on purpose: unpublished, excluded by a rule, or deleted by an administrator. */
  leftOut: 0,
  deletedHere: 0,
}
type Counts = typeof NO_COUNTS

export interface ImportReport extends Counts {
  /** `failed` when the file yielded nothing, `partial` when part of it is missing or withheld. */
  status: 'done' | 'partial' | 'failed' | 'canceled'
  dialect: string | null
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
    ...NO_COUNTS,
    status: 'done',
    dialect: null,
    rejected: [],
    complete: true,
    message: '',
    readAgainAt: null,
    listingSign: null,
  }
}

export function addRejection(report: ImportReport, rejection: Rejection, limit = MAX_REJECTIONS) {
  report.rejectedCount += 1
  if (LEFT_OUT.includes(rejection.field)) report.leftOut += 1
  if (rejection.field === 'deleted') report.deletedHere += 1
  if (report.rejected.length < limit) report.rejected.push(rejection)
}

function importedOf({ added, changed, unchanged }: ImportReport): number {
  return added + changed + unchanged
}

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
