import { expect, test } from 'vitest'
import { colors } from '#client/theme/vars.ts'
import { accentStyle, accentVariables } from '#shared/site/accent-style.ts'

test('every color of the brand is set, by the name that the theme gives it', () => {
  const names = [...Object.values(colors.brand), ...Object.values(colors.paper)]
  const set = accentVariables('#7A3E9D').map(([name]) => `var(${name})`)
  expect(set.toSorted()).toEqual(names.toSorted())
})

test('the style is one short rule', () => {
  expect(accentStyle('#7A3E9D')).toMatch(
    /^html:root\{--chakra-colors-brand-solid:light-dark\(#7A3E9D,#[\dA-F]{6}\);.+\}$/,
  )
})
