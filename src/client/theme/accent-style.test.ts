import { expect, test } from 'vitest'
import { colors } from '#client/theme/vars.ts'
import { accentStyle, accentVariables } from '#shared/site/accent-style.ts'

test('sets every brand color under the name that the theme uses', () => {
  const names = [...Object.values(colors.brand), ...Object.values(colors.paper)]
  const set = accentVariables('#7A3E9D').map(([name]) => `var(${name})`)
  expect(set.toSorted()).toEqual(names.toSorted())
})

test('writes the style as one short rule', () => {
  expect(accentStyle('#7A3E9D')).toMatch(
    /^html:root\{--chakra-colors-brand-solid:light-dark\(#7A3E9D,#[\dA-F]{6}\);.+\}$/,
  )
})
