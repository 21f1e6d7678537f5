import { expect, test } from 'vitest'
import { descriptionBlocks, roughLines } from '#client/features/products/description-blocks.ts'

test('lines are paragraphs, lines with bullets a list, whatever the bullet', () => {
  expect(
    descriptionBlocks('Soft and warm.\n\nIn short:\n• cotton\n\n- washable\n* 60 °C\nMade well.'),
  ).toEqual([
    { kind: 'paragraph', text: 'Soft and warm.' },
    { kind: 'paragraph', text: 'In short:' },
    { kind: 'list', items: ['cotton', 'washable', '60 °C'] },
    { kind: 'paragraph', text: 'Made well.' },
  ])
})

test('bullets in a text that lost its lines make a list', () => {
  expect(descriptionBlocks('Good to know: • wood • no paint')).toEqual([
    { kind: 'paragraph', text: 'Good to know:' },
    { kind: 'list', items: ['wood', 'no paint'] },
  ])
  expect(descriptionBlocks('0–3 months • blue')).toHaveLength(1)
})

test('a minus, an empty text and lines of nothing make no list', () => {
  expect(descriptionBlocks('-5 °C and warmer')).toEqual([{ kind: 'paragraph', text: '-5 °C and warmer' }])
  expect(descriptionBlocks(' \n\n ')).toEqual([])
})

test('length is told in lines, and a list is longer than its letters', () => {
  expect(roughLines(descriptionBlocks('a'.repeat(84)))).toBe(2)
  expect(roughLines(descriptionBlocks('• a\n• b\n• c'))).toBe(3)
})
