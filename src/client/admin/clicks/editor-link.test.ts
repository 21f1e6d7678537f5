import { expect, test } from 'vitest'
import { editorLink } from '#client/admin/clicks/editor-link.ts'
import { pageKey } from '#shared/affiliate/page-key.ts'

test.each([
  ['article', '/admin/articles/$id'],
  ['landing', '/admin/landing-pages/$id'],
  ['product', '/admin/products/$id'],
] as const)('leads from the key of a page of kind %s to its editor', (kind, to) => {
  expect(editorLink(pageKey(kind, 812))).toEqual({ to, params: { id: '812' } })
})

test.each(['s', 'h', 'o', '', 'zz9'])('returns no link for %j', (key) => {
  expect(editorLink(key)).toBeUndefined()
})
