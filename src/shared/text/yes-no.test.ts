import { expect, test } from 'vitest'
import { readYesNo } from '#shared/text/yes-no.ts'

test.each(['TRUE', 'SANT', 'SANN', 'SAND', 'WAHR', 'VRAI', 'TOSI', ' true ', 'Ja', 'yes', '1', 'x'])(
  'reads %j as yes',
  (text) => {
    expect(readYesNo(text)).toBe(true)
  },
)

test.each([
  'FALSE',
  'FALSKT',
  'USANN',
  'FALSK',
  'FALSCH',
  'FAUX',
  'EPÄTOSI',
  'Nej',
  'NEI',
  'nein',
  'no',
  '0',
])('reads %j as no', (text) => {
  expect(readYesNo(text)).toBe(false)
})

test.each([undefined, '', 'perhaps', '2', 'yesterday', 'Norge'])('reads %j as neither', (text) => {
  expect(readYesNo(text)).toBeUndefined()
})
