import { expect, test } from 'vitest'
import { descriptionBlocks, roughLines } from '#client/features/products/description-blocks.ts'

test('turns lines into paragraphs and lines with any bullet into lists', () => {
  expect(
    descriptionBlocks('Soft and warm.\n\nIn short:\n• cotton\n\n- washable\n* 60 °C\nMade well.'),
  ).toEqual([
    { kind: 'paragraph', text: 'Soft and warm.' },
    { kind: 'paragraph', text: 'In short:' },
    { kind: 'list', items: ['cotton', 'washable', '60 °C'] },
    { kind: 'paragraph', text: 'Made well.' },
  ])
})

test('makes a list of bullets in a text without line breaks', () => {
  expect(descriptionBlocks('Good to know: • wood • no paint')).toEqual([
    { kind: 'paragraph', text: 'Good to know:' },
    { kind: 'list', items: ['wood', 'no paint'] },
  ])
  expect(descriptionBlocks('0–3 months • blue')).toHaveLength(1)
})

test('makes no list of a minus sign, an empty text, or blank lines', () => {
  expect(descriptionBlocks('-5 °C and warmer')).toEqual([{ kind: 'paragraph', text: '-5 °C and warmer' }])
  expect(descriptionBlocks(' \n\n ')).toEqual([])
})

test('measures length in lines, and counts a list longer than its letters', () => {
  expect(roughLines(descriptionBlocks('a'.repeat(84)))).toBe(2)
  expect(roughLines(descriptionBlocks('• a\n• b\n• c'))).toBe(3)
})
