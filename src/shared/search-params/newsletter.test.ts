import { expect, test } from 'vitest'
import { parseSubscribeSearch } from '#shared/search-params/newsletter.ts'

test('keeps the source link and the result of a sign-up', () => {
  expect(parseSubscribeSearch({ token: '7.abc.d-e_f', state: 'done' })).toEqual({
    token: '7.abc.d-e_f',
    state: 'done',
  })
})

test('ignores email addresses and all other values', () => {
  for (const token of [undefined, '', ' ', 7, ['a'], 'parent@home.example', 'a'.repeat(201)]) {
    expect(parseSubscribeSearch({ token, email: 'parent@home.example', state: 'failed' })).toEqual({
      token: undefined,
      state: undefined,
    })
  }
})
