import { expect, test } from 'vitest'
import { parseSubscribeSearch } from '#shared/search-params/newsletter.ts'

test('the link that led there is kept, and how the sign-up before it went', () => {
  expect(parseSubscribeSearch({ token: '7.abc.d-e_f', state: 'done' })).toEqual({
    token: '7.abc.d-e_f',
    state: 'done',
  })
})

test('an address of a person never counts, nor does anything else', () => {
  for (const token of [undefined, '', ' ', 7, ['a'], 'parent@home.example', 'a'.repeat(201)]) {
    expect(parseSubscribeSearch({ token, email: 'parent@home.example', state: 'failed' })).toEqual({
      token: undefined,
      state: undefined,
    })
  }
})
