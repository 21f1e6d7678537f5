import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useUser } from '#client/lib/session.ts'

test('a part of a page that asks who is signed in, outside a page, is an error', () => {
  const AccountName = () => useUser()?.name ?? null
  expect(() => renderToString(createElement(AccountName))).toThrow('need its ShopProvider')
})
