import { expect, test } from 'vitest'
import { listedFilter } from '#server/features/products/search/filters.ts'

test('binds a filter’s value and never puts it into the statement', () => {
  expect(listedFilter({ category: 'Toys' }, [[["'; drop"]]])).toEqual({
    where: 'p.is_shown = 1 and p.category = +? and (instr(p.search_text, ?) > 0)',
    values: ['Toys', "'; drop"],
    conditions: 3,
    from: 'products p',
  })
})
