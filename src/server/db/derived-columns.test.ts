import { expect, test } from 'vitest'
import { derivedColumns } from '#server/db/derived-columns.ts'

test('makes a readable slug from a name in any script', () => {
  expect(derivedColumns({ name: 'Blöja & Skötväska – 3-pack!' }).slug).toBe('bloja-skotvaska-3-pack')
  expect(derivedColumns({ name: '日本' }).slug).toBe('product')
  expect(derivedColumns({ name: 'x'.repeat(200) }).slug).toHaveLength(80)
})

test('indexes name, description, retailer, brand, and synonyms', () => {
  const { searchText } = derivedColumns({
    name: 'Barnvagn',
    description: 'Lätt & SMIDIG',
    advertiserName: 'Fjordkin',
    brand: 'Sövlund',
  })
  expect(searchText).toBe(
    'barnvagn\nlatt & smidig\nfjordkin\nsovlund pram baby carriage duovagn liggvagn syskonvagn\n',
  )
  expect(derivedColumns({ name: 'Fjordkin one', brand: 'Fjordkin' })).toMatchObject({
    searchText: 'fjordkin one\n\n\n',
    thing: '#--',
  })
})
