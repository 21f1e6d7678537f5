import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useUser } from '#client/lib/session.ts'

const AccountName = () => useUser()?.name ?? null

test('throws if session state is read outside a page', () => {
  expect(() => renderToString(createElement(AccountName))).toThrow('need its ShopProvider')
})
