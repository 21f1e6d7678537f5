import { expect, test } from 'vitest'
import { SET_UP_LINKS } from '#client/admin/catalog/set-up-links.ts'
import { SET_UP_STEPS } from '#shared/site/set-up.ts'

test('gives each set-up step a link and an instruction', () => {
  expect(Object.keys(SET_UP_LINKS)).toEqual([...SET_UP_STEPS])
  for (const { label, hint, to } of Object.values(SET_UP_LINKS)) {
    expect(to).toMatch(/^\/(admin\/|account$)/)
    expect(label).not.toMatch(/\.$/)
    expect(hint).toMatch(/\.$/)
  }
})
