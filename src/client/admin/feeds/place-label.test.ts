import { expect, test } from 'vitest'
import { placeLabel } from '#client/admin/feeds/place-label.ts'

test.each([
  ['address', 'https://feeds.example/a.xml?key=secret', 'feeds.example'],
  ['path', '/srv/feeds/shop.csv', '/srv/feeds/shop.csv'],
  ['upload', '0a1b', 'Uploaded file'],
] as const)('shows the %s %s as %s', (locationKind, location, label) => {
  expect(placeLabel({ locationKind, location })).toBe(label)
})
