import { expect, test } from 'vitest'
import { rejectionsFile } from '#client/admin/feeds/rejections-file.ts'

test('exports rejections as CSV without formulas, under a safe file name', () => {
  const { href, download } = rejectionsFile('../Möbel & Co', [
    { line: 3, externalId: '=1+1', field: 'price', reason: 'The price is negative, -5' },
  ])
  expect(download).toBe('-Möbel-Co-rejections.csv')
  expect(decodeURIComponent(href)).toBe(
    `data:text/csv;charset=utf-8,line,id,field,reason\r\n3,"'=1+1",price,"The price is negative, -5"\r\n`,
  )
})
