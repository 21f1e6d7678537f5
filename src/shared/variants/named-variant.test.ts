import { expect, test } from 'vitest'
import { variantOf } from '#shared/variants/named-variant.ts'

test.each([
  ['Regnställ Alva, Marinblå, stl 86/92', 'regnställ alva', '86/92', 'Marinblå'],
  ['Underställ i merinoull One – Rost, stl 50/56', 'underställ i merinoull one', '50/56', 'Rost'],
  ['Rain suit Alva – Dusty pink, size 62/68', 'rain suit alva', '62/68', 'Dusty pink'],
  ['Vinterdress Fjord, Naturhvit, str. 50/56', 'vinterdress fjord', '50/56', 'Naturhvit'],
  ['Mössa Iris, Café au lait, 0-3 mån', 'mössa iris', '0-3 mån', 'Café au lait'],
  ['Nappflaska Iris, Svart, 150 ml', 'nappflaska iris', '150 ml', 'Svart'],
  ['Blöjor Iris, Stl 3, 4-9 kg', 'blöjor iris', '3', null],
  ['Bodysuit 62/68', 'bodysuit', '62/68', null],
  ['Bodysuit Size XL', 'bodysuit', 'XL', null],
  ['Pyjamas (80)', 'pyjamas', '80', null],
  ['Madrass till spjälsäng Plus, 60x120 cm', 'madrass till spjälsäng plus', '60x120 cm', null],
  ['Pyjamas, One size', 'pyjamas', 'One size', null],
])('reads %s as %s', (name, base, size, color) => {
  expect(variantOf(name)).toEqual({ base, size, color })
})

test.each([
  'Stroller 50',
  'Stacking rings',
  'Baby monitor, 2-pack',
  'Black Forest stroller',
  'Book, Night and day',
  'Wipes, 4 x 22',
  'Bassinet 4-in-1',
])('finds no variant in %s', (name) => {
  expect(variantOf(name)).toMatchObject({ size: null, color: null })
})

test('recognizes the feed’s size or color within the name', () => {
  const given = { size: 'Tall', color: 'Northern lights' }
  expect(variantOf('Bodysuit – Northern Lights, tall', given)).toEqual({
    base: 'bodysuit',
    size: 'tall',
    color: 'Northern Lights',
  })
})
