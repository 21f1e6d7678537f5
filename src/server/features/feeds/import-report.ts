import type { Rejection } from '#server/features/feeds/feed-record.ts'

const KEPT_REJECTIONS = 100
/** More than this share of the records, and more than this many, are too many to be rejected. */
const LARGEST_REJECTED_SHARE = 0.5
const LARGEST_REJECTED_COUNT = 20

export interface ImportReport {
  /** `failed` when the file gave nothing, `partial` when something of it is missing or held back. */
  status: 'done' | 'partial' | 'failed' | 'cancelled'
  /** Null when the file is no feed. */
  dialect: string | null
  records: number
  added: number
  changed: number
  unchanged: number
  gone: number
  /** Products that the file no longer lists but that stay until an administrator agrees. */
  heldBack: number
  rejectedCount: number
  /** Of them those that were left out on purpose: not published, or by a rule. */
  leftOut: number
  /** The first of them. */
  rejected: Rejection[]
  /** False when the file broke off or could not be used: then nothing is taken out of the shop. */
  complete: boolean
  message: string
  /** The next moment at which a sale in the file begins or ends, in milliseconds since 1970. */
  readAgainAt: number | null
}

export function emptyReport(): ImportReport {
  return {
    status: 'done',
    dialect: null,
    records: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    gone: 0,
    heldBack: 0,
    rejectedCount: 0,
    leftOut: 0,
    rejected: [],
    complete: true,
    message: '',
    readAgainAt: null,
  }
}

export function addRejection(report: ImportReport, rejection: Rejection, kept = KEPT_REJECTIONS) {
  report.rejectedCount += 1
  if (isLeftOut(rejection)) report.leftOut += 1
  if (report.rejected.length < kept) report.rejected.push(rejection)
}

/** The feed or the administrator says that it is not to be shown; nothing is wrong with the record. */
function isLeftOut({ field }: Rejection): boolean {
  return field === 'published' || field === 'category'
}

/** So many records of a feed that has worked before are bad that the feed must have changed its form. */
export function rejectsTooMany({ records, rejectedCount, leftOut }: ImportReport): boolean {
  const bad = rejectedCount - leftOut
  return bad > LARGEST_REJECTED_COUNT && bad > records * LARGEST_REJECTED_SHARE
}

export function statusOf(report: ImportReport): ImportReport['status'] {
  if (report.dialect === null || report.records === report.rejectedCount) return 'failed'
  return report.complete && report.heldBack === 0 ? 'done' : 'partial'
}

/** A sentence or two for a person. */
export function describeImport(report: ImportReport, trouble: string | undefined): string {
  const { records, rejectedCount, heldBack } = report
  const read =
    records === 0 ? 'The feed has no records' : `${count(records - rejectedCount, 'product')} imported`
  const parts = [rejectedCount > 0 ? `${read}, ${rejectedCount} rejected` : read]
  if (trouble) parts.push(`${trouble}; nothing was removed`)
  if (heldBack > 0) {
    parts.push(
      `${count(heldBack, 'product')} would have gone at once; they stay until an administrator agrees`,
    )
  }
  return `${parts.join('. ')}.`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
