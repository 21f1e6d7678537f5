import { expect, test } from 'vitest'
import { readViews, viewKey, withoutView, withView } from '#client/admin/kit/own-views.ts'

test('a view has a name and everything its list shows, except the page', () => {
  const stored = withView('', ' Toys & more ', { sort: 'name', missing: 'price', page: 3, search: undefined })
  const [view] = readViews(stored)
  expect(view).toEqual({ label: 'Toys & more', search: { missing: 'price', sort: 'name' } })
  expect(viewKey(view?.search ?? {})).toBe(viewKey({ sort: 'name', missing: 'price', page: 9 }))
})

test('a second view of a name replaces the first, and a view can be deleted', () => {
  const stored = withView(withView(withView('', 'A', { sort: 'name' }), 'B', {}), 'A', { sort: 'price-up' })
  expect(readViews(stored)).toEqual([
    { label: 'A', search: { sort: 'price-up' } },
    { label: 'B', search: {} },
  ])
  expect(readViews(withoutView(stored, 'A'))).toEqual([{ label: 'B', search: {} }])
})

test('any stored text is readable', () => {
  expect(readViews('')).toEqual([])
  expect(readViews('{"a":1}&%zz=%')).toHaveLength(2)
  expect(readViews('a=b&'.repeat(999))).toHaveLength(20)
})
