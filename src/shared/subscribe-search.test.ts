import { expect, test } from 'vitest'
import { parseSubscribeSearch } from '#shared/subscribe-search.ts'

test('the address given to the footer box is kept as it was typed', () => {
  expect(parseSubscribeSearch({ email: ' parent+news@home.example ' })).toEqual({
    email: 'parent+news@home.example',
  })
})

test('a missing, empty or endless address counts as absent', () => {
  for (const email of [undefined, '', '   ', 7, ['a@b.example'], `${'a'.repeat(250)}@b.example`]) {
    expect(parseSubscribeSearch({ email })).toEqual({ email: undefined })
  }
})
