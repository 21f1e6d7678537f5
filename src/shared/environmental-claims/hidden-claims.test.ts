import { expect, test } from 'vitest'
import { claimsIn } from '#shared/environmental-claims/claims-in-text.ts'
import { withoutClaims } from '#shared/environmental-claims/hidden-claims.ts'

test.each([
  ['Eco-friendly bamboo bowl', 'Bamboo bowl'],
  ['eco-friendly bamboo bowl', 'bamboo bowl'],
  ['Bamboo bowl, eco-friendly', 'Bamboo bowl'],
  ['Bamboo bowl - eco-friendly', 'Bamboo bowl'],
  ['Bamboo bowl – eco-friendly – 3 pack', 'Bamboo bowl – 3 pack'],
  ['Eco-friendly | Bamboo bowl', 'Bamboo bowl'],
  ['Bamboo bowl (eco-friendly)', 'Bamboo bowl'],
  ['Bamboo bowl (eco-friendly, 3 pack)', 'Bamboo bowl (3 pack)'],
  ['Soft and eco-friendly bowl', 'Soft bowl'],
  ['Eco-friendly and soft bowl', 'Soft bowl'],
  ['Soft, eco-friendly and durable bowl', 'Soft and durable bowl'],
  ['100% biodegradable wipes', 'Wipes'],
  ['Bowl made from sustainable', 'Bowl'],
  ['Sustainable-fibre bowl', 'Fibre bowl'],
  ['Sustainable, eco-friendly bowl', 'Bowl'],
  ['Miljövänlig blöja, 42 st', 'Blöja, 42 st'],
  ['Blöja - klimatneutral, 42 st', 'Blöja - 42 st'],
  ['Mjuk och miljövänlig blöja', 'Mjuk blöja'],
  ['Sustainable', 'Sustainable'],
])('shortens the name %s to %s', (name, expected) => {
  expect(withoutClaims({ name, description: '' }).name).toBe(expected)
})

test.each([
  ['An eco-friendly bamboo bowl for baby.', 'A bamboo bowl for baby.'],
  ['A sustainable oak table.', 'An oak table.'],
  ['A sustainable one-piece suit.', 'A one-piece suit.'],
  ['Soft bowl. It is eco-friendly. Holds 2.5 dl.', 'Soft bowl. Holds 2.5 dl.'],
  ['The bowl is eco-friendly and dishwasher safe.', 'The bowl is dishwasher safe.'],
  ['The bowl is dishwasher safe and eco-friendly.', 'The bowl is dishwasher safe.'],
  ['The bowl is eco-friendly, and it lasts. Blue.', 'Blue.'],
  ['More sustainable than plastic. Blue.', 'Blue.'],
  ['Made from sustainably sourced beech wood.', 'Made from beech wood.'],
  ['Sustainability is our passion. Blue.', 'Blue.'],
  ['Made with our commitment to sustainability. Blue.', 'Blue.'],
  ['Soft, warm and very eco-friendly!', 'Soft, warm!'],
  ['Blue.\n• Eco-friendly\n• Holds 2 dl', 'Blue.\n• Holds 2 dl'],
  ['Kind to the planet.', ''],
  ['Ett hållbart val i bambu.', 'Ett val i bambu.'],
  ['Skålen är klimatneutral. Rymmer 2 dl.', 'Rymmer 2 dl.'],
  ['Skålen är miljövänlig och tål disk. Blå.', 'Blå.'],
  ['The bowl is eco-friendly and holds 2 dl. Blue.', 'Blue.'],
  ['Skålen är miljövänlig, mjuk och lätt.', 'Skålen är mjuk och lätt.'],
  ['Blue, sturdy.  Two spaces stay.', 'Blue, sturdy.  Two spaces stay.'],
])('shortens the description %j to %j', (description, expected) => {
  expect(withoutClaims({ name: 'Bowl', description }).description).toBe(expected)
})

test('leaves no claim, double space, or dangling punctuation', () => {
  const adjectives = ['eco-friendly', 'soft', 'sustainable', 'climate neutral', 'blue']
  const patterns = ['A, B and C bowl', 'A B bowl', 'Bowl - A (B, C)', 'A & B | C bowl', 'Bowl, A, B, C']
  for (const pattern of patterns)
    for (const first of adjectives)
      for (const second of adjectives)
        for (const third of adjectives) {
          const name = pattern.replace('A', first).replace('B', second).replace('C', third)
          const left = withoutClaims({ name, description: '' }).name
          expect(claimsIn({ name: left, description: '' })).toEqual([])
          expect(left).not.toMatch(/ {2}| [,.)]|[(,|&-] *$|^[ ,|&-]|\( |, *[,)|]|and (and|\||-)|^and /)
        }
})

test('returns texts without claims as the same object', () => {
  const texts = { name: 'Bowl', description: ' Untouched ,  text -' }
  expect(withoutClaims(texts)).toBe(texts)
})
