import { expect, test } from 'vitest'
import { derivedColumns } from '#server/db/derived-columns.ts'

test('a name becomes a readable address part, whatever letters it has', () => {
  expect(derivedColumns({ name: 'Blöja & Skötväska – 3-pack!' }).slug).toBe('bloja-skotvaska-3-pack')
  expect(derivedColumns({ name: '日本' }).slug).toBe('product')
  expect(derivedColumns({ name: 'x'.repeat(200) }).slug).toHaveLength(80)
})

test('search looks through name, description and retailer, without case and accents', () => {
  const { searchText } = derivedColumns({
    name: 'Barnvagn',
    description: 'Lätt & SMIDIG',
    advertiserName: 'Fjordkin',
  })
  expect(searchText).toBe('barnvagn\nlatt & smidig\nfjordkin\n')
})
