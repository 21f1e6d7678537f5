import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeValue } from '#shared/variants/size-value.ts'
import { PROTOTYPE_NAMES } from '#tests/helpers/prototype-names.ts'

test.each([
  ['62/68', '62/68'],
  ['62-68 cm', '62/68'],
  ['62 – 68', '62/68'],
  ['stl 86/92', '86/92'],
  ['Size 74', '74'],
  ['74 cm', '74'],
  ['74 cl', '74'],
  ['s', 'S'],
  ['Medium', 'M'],
  ['s/m', 'S/M'],
  ['2XL', 'XXL'],
  ['onesize', 'One size'],
  ['0-3 mån', '0-3 months'],
  ['0–3M', '0-3 months'],
  ['2-4 år', '2-4 years'],
  ['1 year', '1 year'],
  ['6m+', '6+ months'],
  ['22/23', '22/23'],
  ['EU22', 'EU 22'],
  ['18', '18'],
  ['150ml', '150 ml'],
  ['2,5 tog', '2.5 tog'],
  ['61-125 cm', '61-125 cm'],
  ['60×120', '60x120 cm'],
  ['Nappy 4+', 'Nappy 4+'],
])('reads %s as %s', (text, value) => {
  expect(sizeValue(text)).toBe(value)
})

test.each([
  ['3', 'Nappy 3'],
  ['4+', 'Nappy 4+'],
  ['Stl 5 (11-16 kg)', 'Nappy 5'],
  ['4, 9-14 kg', 'Nappy 4'],
  ['M', 'M'],
])('reads for nappies %s as %s', (text, value) => {
  expect(sizeValue(text, { isNappy: true })).toBe(value)
})

test.each(['', ...PROTOTYPE_NAMES, 'Grande', '24 x 30 x 10 cm, blue', '68/62', 'Marinblå'])(
  'finds no size in %s',
  (text) => {
    expect(sizeValue(text)).toBeNull()
  },
)

test('parses its own values unchanged', () => {
  const parts = fc.constantFrom(
    '62',
    '68',
    '3',
    '/',
    '-',
    ' ',
    'cm',
    'mån',
    'years',
    'xl',
    's',
    '+',
    'x',
    'stl',
    'kg',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 6 }), fc.boolean(), (texts, isNappy) => {
      const value = sizeValue(texts.join(''), { isNappy })
      expect(value === null || sizeValue(value)).toBe(value === null ? true : value)
    }),
  )
})
