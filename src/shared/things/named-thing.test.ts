import { expect, test } from 'vitest'
import { foldText } from '#shared/text/text-folding.ts'
import { endOfCompound, otherWords, rootsOf, thingOf, wordToSeek } from '#shared/things/named-thing.ts'
import { PARTS, THINGS } from '#shared/things/thing-words.ts'

const thing = (name: string) => thingOf(foldText(name))?.words[0]

test.each([
  ['Stroller bag', 'bag'],
  ['Bag for the stroller', 'bag'],
  ['Regnskydd barnvagn', 'rain cover'],
  ['Väggfäste till babyvakt', 'mount'],
  ['Nappflaskborste', 'brush'],
  ['Diaper bag', 'changing bag'],
  ['Cot mattress', 'cot mattress'],
  ['Lätt resevagn', 'pram'],
  ['Fjordkin & Co – Barnvagn Lykke, svart', 'pram'],
  ['Pram Runa & bag – sage green', 'pram'],
  ['Sussie Lou blöjorna 2-pack', 'nappy'],
  ['Body i ekologisk bomull', 'bodysuit'],
  ['Babyschampo utan parfym 250 ml', 'shampoo'],
  ['Kvällsvälling från 8 månader', 'milk cereal drink'],
  ['Infant formula stage 1, 800 g', 'formula'],
  ['Formula container', 'container'],
  ['Baby food maker', 'baby food maker'],
  ['Toy storage', 'container'],
  ['Baby wash cloth', 'washcloth'],
  ['Merino base layer with zip', 'base layer'],
  ['Underställ i merinoull', 'base layer'],
  ['Isofixbas', 'base'],
  ['Diskställ', 'drying rack'],
])('recognizes %s as %s', (name, expected) => {
  expect(thing(name)).toBe(expected)
})

test.each(['Zeppelin', 'Pure', 'Soap bubbles', '', 'Discover', '– , –', 'for', 'x'.repeat(200)])(
  'finds no thing in %j',
  (name) => {
    expect(thing(name)).toBeUndefined()
  },
)

test('reads an unlisted compound as its last word, unless that is a part', () => {
  const ends = ['tvillingvagn', 'vinterskor', 'sommarklanning', 'flaskborste', 'barnvagn', 'zeppelin'].map(
    endOfCompound,
  )
  expect(ends).toEqual(['vagn', 'skor', 'klanning', undefined, undefined, undefined])
})

test('adds only the synonyms that a product’s text lacks', () => {
  const pram = thingOf('barnvagn')
  expect(pram && otherWords(pram, 'barnvagn, a pram')).toEqual([
    'baby',
    'carriage',
    'duovagn',
    'liggvagn',
    'syskonvagn',
  ])
})

test('searches all forms of a word', () => {
  expect(
    ['strollers', 'buggies', 'blöjorna', 'jackor', 'lampor', 'bunnies', 'go'].map((word) =>
      wordToSeek(foldText(word)),
    ),
  ).toEqual(['stroller', 'buggy', 'bloja', 'jacket', 'lamp', 'bunn', 'go'])
})

test('assigns each phrase to one thing and finds it as listed', () => {
  const lines = [...THINGS, ...PARTS].map((line) => line.split(/[,|]/).map((one) => foldText(one.trim())))
  const roots = lines.flatMap((phrases) => [...new Set(phrases.map(rootsOf))])
  expect(roots.filter((root, index) => roots.indexOf(root) !== index)).toEqual([])
  for (const phrases of lines) {
    for (const phrase of phrases) expect(thingOf(phrase)?.words.map(foldText)).toEqual(phrases)
  }
})
