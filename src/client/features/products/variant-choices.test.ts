import { expect, test } from 'vitest'
import { variantChoices } from '#client/features/products/variant-choices.ts'

let made = 0

function variant(size: string | null, color: string | null, name = 'Rain suit') {
  made += 1
  return { id: made, slug: 'rain-suit', name, size, color, priceMinor: 1, currency: 'SEK', inStock: true }
}

function summary(choices: ReturnType<typeof variantChoices>) {
  return choices.map(({ label, options }) => [
    label,
    options.map(({ text, variant: { id }, isChosen }) => [text, id, isChosen]),
  ])
}

test('keeps the color when the size changes, and the size when the color changes', () => {
  const red62 = variant('62', 'Red')
  const red68 = variant('68', 'Red')
  const navy62 = variant('62', 'Navy')
  const navy74 = variant('74', 'Navy')
  const all = [red62, navy62, red68, navy74]
  expect(summary(variantChoices(navy62, all))).toEqual([
    [
      'Color',
      [
        ['Red', red62.id, false],
        ['Navy', navy62.id, true],
      ],
    ],
    [
      'Size',
      [
        ['62', navy62.id, true],
        ['68', red68.id, false],
        ['74', navy74.id, false],
      ],
    ],
  ])
})

test('offers no choice of one option, and uses names without size and color', () => {
  const small = variant('62', 'Red')
  const large = variant('68', 'Red')
  expect(variantChoices(small, [small, large]).map(({ label }) => label)).toEqual(['Size'])
  expect(variantChoices(small, [small])).toEqual([])
  const plain = variant(null, null, 'Crib')
  const wheels = variant(null, null, 'Crib with wheels')
  expect(summary(variantChoices(plain, [plain, wheels]))).toEqual([
    [
      'Options',
      [
        ['Crib', plain.id, true],
        ['Crib with wheels', wheels.id, false],
      ],
    ],
  ])
})

test('lists a variant without a size as "Other"', () => {
  const small = variant('62', null)
  const unsaid = variant(null, null)
  expect(summary(variantChoices(unsaid, [small, unsaid]))).toEqual([
    [
      'Size',
      [
        ['62', small.id, false],
        ['Other', unsaid.id, true],
      ],
    ],
  ])
})
