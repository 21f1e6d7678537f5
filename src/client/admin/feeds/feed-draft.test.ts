import { expect, test } from 'vitest'
import { nameFromFile } from '#client/admin/feeds/feed-draft.ts'

test.each([
  ['Summer-sale_feed.csv.gz', 'Summer sale feed'],
  ['google-xml.xml', 'google xml'],
  ['feed', 'feed'],
  [`${'x'.repeat(90)}.csv`, 'x'.repeat(60)],
])('a file called %j suggests the name %j', (fileName, name) => {
  expect(nameFromFile(fileName)).toBe(name)
})
