import { expect, test } from 'vitest'
import { claimsIn } from '#shared/environmental-claims/claims-in-text.ts'

const inName = (name: string) => claimsIn({ name, description: '' })

test.each([
  ['Eco-friendly bowl', 'eco-friendly'],
  ['ECO FRIENDLY bowl', 'eco friendly'],
  ['Ecofriendly bowl', 'ecofriendly'],
  ['Eco‑friendly bowl', 'eco‑friendly'],
  ['Environmentally friendly wipes', 'environmentally friendly'],
  ['Climate-neutral romper', 'climate-neutral'],
  ['CO₂-neutral romper', 'co₂-neutral'],
  ['Sustainable romper', 'sustainable'],
  ['Sustainably sourced cotton', 'sustainably sourced'],
  ['A greener choice', 'greener choice'],
  ['Going green with your baby', 'going green'],
  ['Kind to the planet', 'kind to the planet'],
  ['Nature’s friend', 'nature’s friend'],
  ['Low carbon footprint', 'low carbon footprint'],
  ['Biodegradable wipes', 'biodegradable'],
  ['Miljövänliga blöjor', 'miljövänliga'],
  ['Miljo\u0308va\u0308nlig blöja', 'miljövänlig'],
  ['MILJÖVÄNLIGT tvättmedel', 'miljövänligt'],
  ['Klimatneutral body', 'klimatneutral'],
  ['Klimatkompenserade leveranser', 'klimatkompenserade'],
  ['Ett hållbart val', 'hållbart val'],
  ['Miljömässigt hållbar', 'miljömässigt hållbar'],
  ['Skonsam mot miljön', 'skonsam mot miljön'],
  ['Bionedbrytbara servetter', 'bionedbrytbara'],
  ['Grönare alternativ', 'grönare alternativ'],
])('finds a claim in %s', (name, phrase) => {
  expect(inName(name)).toEqual([phrase])
})

test.each([
  'Green dress',
  'Grön klänning, gröna knappar',
  'Slitstark och hållbar vagn',
  'Hållbara naglar',
  'Economy pack',
  'Eco by Naty',
  'Unsustainable noise',
  'Not biodegradable',
  'Non-biodegradable cover',
  'Inte miljövänlig',
  'Friendly dinosaur',
  'Ekologisk bomull, GOTS',
  'Organic cotton',
  'Miljöstation till barnrummet',
  'A planet mobile, friendly faces',
])('finds no claim in %s', (name) => {
  expect(inName(name)).toEqual([])
})

test('counts each claim once in any spelling and lists only the first few', () => {
  expect(claimsIn({ name: 'Sustainable bowl', description: 'A SUSTAINABLE bowl. Eco-friendly.' })).toEqual([
    'sustainable',
    'eco-friendly',
  ])
  const many =
    'Sustainable, eco-friendly, biodegradable, biobased, climate smart, energy efficient, ecological'
  expect(inName(many)).toHaveLength(5)
})

test('allows a claim with a proving label, but none based on offsets', () => {
  const description = 'Svanenmärkt blöja.'
  expect(claimsIn({ name: 'Miljövänlig blöja', description })).toEqual([])
  expect(claimsIn({ name: 'Klimatneutral, miljövänlig blöja', description })).toEqual(['klimatneutral'])
  expect(claimsIn({ name: 'Sustainable nappy', description: 'OEKO-TEX certified.' })).toEqual(['sustainable'])
})
