import { expect, test } from 'vitest'
import { ageText, checkText } from '#client/admin/backups/backup-texts.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

test('describes the result of a check in a few words', () => {
  expect(checkText(null)).toBe('Not checked yet')
  expect(checkText({ rows: { products: 1_200, users: 34 } })).toBe('Complete, 1,234 rows')
  expect(checkText({ problem: 'The copy can’t be read as a database' })).toBe(
    'The copy can’t be read as a database',
  )
})

test('shows the age of a backup in hours for two days, then in days', () => {
  const ages = [HOUR_MS - 1, HOUR_MS, 2 * DAY_MS - 1, 2 * DAY_MS]
  expect(ages.map(ageText)).toEqual(['less than an hour ago', '1 hour ago', '47 hours ago', '2 days ago'])
})
