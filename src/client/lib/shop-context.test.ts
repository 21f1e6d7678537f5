import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useUser } from '#client/lib/session.ts'

test('throws if session state is read outside a page', () => {
  const AccountName = () => useUser()?.name ?? null
  expect(() => renderToString(createElement(AccountName))).toThrow('need its ShopProvider')
})
