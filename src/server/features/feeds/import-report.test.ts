import { describe, expect, test } from 'vitest'
import {
  addRejection,
  describeImport,
  emptyReport,
  type ImportReport,
  isRefused,
  statusOf,
} from '#server/features/feeds/import-report.ts'

function report(more: Partial<ImportReport> = {}): ImportReport {
  const unchanged = more.unchanged ?? 3
  const counted = { unchanged, judged: unchanged + (more.added ?? 0) + (more.rejectedCount ?? 0) }
  return { ...emptyReport(), dialect: 'awin-csv', records: 3, ...counted, ...more }
}

describe('an import', () => {
  test.each<[ImportReport['status'], string, Partial<ImportReport>]>([
    ['done', 'everything was read', {}],
    ['done', 'some products were rejected', { rejectedCount: 2 }],
    ['done', 'as many products were rejected as the file has records', { rejectedCount: 3 }],
    ['done', 'every product was left out on purpose', { unchanged: 0, rejectedCount: 3, leftOut: 3 }],
    ['failed', 'every product was rejected', { unchanged: 0, rejectedCount: 3 }],
    ['failed', 'every product was rejected and there are more rows', { unchanged: 0, rejectedCount: 2 }],
    ['failed', 'there was no record', { unchanged: 0, records: 0 }],
    ['failed', 'the file was no feed', { unchanged: 0, dialect: null, records: 0, complete: false }],
    [
      'failed',
      'it broke off before the first usable record',
      { unchanged: 0, rejectedCount: 3, complete: false },
    ],
    ['partial', 'the file broke off', { complete: false }],
    ['partial', 'products wait for an administrator', { withheld: 21 }],
  ])('is %s when %s', (status, _, more) => {
    expect(statusOf(report(more))).toBe(status)
  })
})

describe('the sentence about an import', () => {
  test.each<[string, Partial<ImportReport>]>([
    ['3 products imported.', {}],
    ['1 product imported, 2 rejected.', { unchanged: 1, rejectedCount: 2 }],
    ['0 products imported, 3 rejected.', { unchanged: 0, rejectedCount: 3 }],
    ['3 products imported, 40 rejected.', { rejectedCount: 40 }],
    [
      '10 products imported, 2 rejected, 1 left out.',
      { unchanged: 0, added: 10, rejectedCount: 3, leftOut: 1 },
    ],
    ['The feed has no records.', { unchanged: 0, records: 0 }],
    [
      '3 products imported, 1 left out. 1 product stays out of the shop because it was deleted here.',
      { rejectedCount: 1, leftOut: 1, deletedHere: 1 },
    ],
    [
      '3 products imported, 2 left out. 2 products stay out of the shop because they were deleted here.',
      { rejectedCount: 2, leftOut: 2, deletedHere: 2 },
    ],
    [
      '3 products imported. 1 product would have been removed at once; it stays until an administrator agrees.',
      { withheld: 1 },
    ],
  ])('reads: %s', (sentence, more) => {
    expect(describeImport(report(more), undefined)).toBe(sentence)
  })

  test('says what was wrong with the file, and that nothing was removed', () => {
    expect(describeImport(report(), 'The file is cut off on line 9')).toBe(
      '3 products imported. The file is cut off on line 9; nothing was removed.',
    )
  })
})

describe('the check for too many bad products', () => {
  test.each<[boolean, string, Partial<ImportReport>]>([
    [false, 'half of them', { unchanged: 40, rejectedCount: 40 }],
    [true, 'more than half of them', { unchanged: 40, rejectedCount: 41 }],
    [false, 'twenty of a small feed', { unchanged: 0, rejectedCount: 20 }],
    [
      false,
      'more than half, most of them left out on purpose',
      { unchanged: 40, rejectedCount: 60, leftOut: 30 },
    ],
    [
      false,
      'more than the file has records, of many more offers',
      { records: 30, unchanged: 50, rejectedCount: 31 },
    ],
    [true, 'all, of a file with twice as many rows', { records: 80, unchanged: 0, rejectedCount: 30 }],
  ])('returns %s for %s', (refused, _, more) => {
    expect(isRefused(report(more))).toBe(refused)
  })
})

test('counts all rejections and keeps the first hundred', () => {
  const counted = report()
  for (let line = 1; line <= 250; line++) addRejection(counted, { line, field: 'price', reason: 'No amount' })
  expect(counted.rejectedCount).toBe(250)
  expect(counted.rejected.map(({ line }) => line)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  )
})

test('gives each report its own rejections', () => {
  addRejection(emptyReport(), { line: 1, field: 'name', reason: 'The name is missing' })
  expect(emptyReport().rejected).toEqual([])
})
