import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { trpc } from '#client/lib/trpc.ts'

test('using the state of the account outside its provider is an error', () => {
  const AccountName = () => trpc.accounts.session.useQuery().data?.name ?? null
  expect(() => renderToString(createElement(AccountName))).toThrow('need their Provider')
})
