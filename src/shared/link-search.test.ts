import { expect, test } from 'vitest'
import { parseLinkSearch } from '#shared/link-search.ts'

test('a token is kept, anything else counts as none', () => {
  expect(parseLinkSearch({ token: '1.abc.D-_x', state: 'done' })).toEqual({
    token: '1.abc.D-_x',
    state: 'done',
  })
  for (const token of [undefined, '', 7, ['a'], '<b>', 'a b', 'x'.repeat(201)]) {
    expect(parseLinkSearch({ token, state: 'gone' })).toEqual({ token: undefined, state: undefined })
  }
})
