import { describe, expect, test } from 'vitest'
import {
  addRejection,
  describeImport,
  emptyReport,
  type ImportReport,
  statusOf,
} from '#server/features/feeds/import-report.ts'

function report(more: Partial<ImportReport> = {}): ImportReport {
  return { ...emptyReport(), dialect: 'awin-csv', records: 3, ...more }
}

describe('an import', () => {
  test.each<[ImportReport['status'], string, Partial<ImportReport>]>([
    ['done', 'everything was read', {}],
    ['done', 'some records were rejected', { rejectedCount: 2 }],
    ['failed', 'every record was rejected', { rejectedCount: 3 }],
    ['failed', 'there was no record', { records: 0 }],
    ['failed', 'the file was no feed', { dialect: null, records: 0, complete: false }],
    ['failed', 'it broke off before the first usable record', { rejectedCount: 3, complete: false }],
    ['partial', 'the file broke off', { complete: false }],
    ['partial', 'products wait for an administrator', { heldBack: 21 }],
  ])('is %s when %s', (status, _, more) => {
    expect(statusOf(report(more))).toBe(status)
  })
})

describe('the sentence about an import', () => {
  test.each<[string, Partial<ImportReport>]>([
    ['3 products imported.', {}],
    ['1 product imported, 2 rejected.', { rejectedCount: 2 }],
    ['0 products imported, 3 rejected.', { rejectedCount: 3 }],
    ['The feed has no records.', { records: 0 }],
    [
      '3 products imported. 1 product would have gone at once; they stay until an administrator agrees.',
      { heldBack: 1 },
    ],
  ])('reads: %s', (sentence, more) => {
    expect(describeImport(report(more), undefined)).toBe(sentence)
  })

  test('says what was wrong with the file, and that nothing was removed', () => {
    expect(describeImport(report(), 'The file breaks off in line 9')).toBe(
      '3 products imported. The file breaks off in line 9; nothing was removed.',
    )
  })
})

test('all rejections are counted and the first hundred kept', () => {
  const counted = report()
  for (let line = 1; line <= 250; line++) addRejection(counted, { line, field: 'price', reason: 'No amount' })
  expect(counted.rejectedCount).toBe(250)
  expect(counted.rejected.map(({ line }) => line)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  )
})

test('no two reports share their rejections', () => {
  addRejection(emptyReport(), { line: 1, field: 'name', reason: 'The name is missing' })
  expect(emptyReport().rejected).toEqual([])
})
