import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { guessCategory } from '#server/features/feeds/mapping/guess-category.ts'

const folder = new URL('../../../../../tests/fixtures/feeds/expected/', import.meta.url)
const expectedLine = z.object({ name: z.string(), categories: z.array(z.string()) })
const expected = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => expectedLine.parse(JSON.parse(line))),
)

describe('the category of a product', () => {
  test('is right for at least 98 % of the sample feeds by the name alone', () => {
    const right = expected.filter(({ name, categories }) => {
      const guess = guessCategory({ name, paths: [] })
      return guess !== null && categories.includes(guess)
    })
    expect(right.length / expected.length).toBeGreaterThan(0.98)
  })

  test.each([
    ['Mjuk sak', ['Barnkläder > Bodys'], 'Clothing'],
    ['Sparkdräkt i ull', [], 'Clothing'],
    ['Strampler Sternchen', ['Babybekleidung'], 'Clothing'],
    ['Hagesmæk med ærmer', [], 'Feeding'],
    ['Babyfläschchen 240 ml', [], 'Feeding'],
    ['Balance bike Runa', ['Leksaker'], 'Toys'],
    ['Kuscheltier Bär', ['Spielzeug'], 'Toys'],
    ['Resesäng med madrass', [], 'Nursery'],
    ['Kinderwagen Alva', ['Unterwegs'], 'Nursery'],
    ['Nappy bag, sage', [], 'Nursery'],
    ['Bilbarnstol Gro i-Size', ['Sova & resa'], 'Safety'],
    ['Windeln Größe 3', ['Pflege'], 'Safety'],
    ['Alva', ['Trygg hemma'], 'Safety'],
    ['Alva', [undefined, 'Baby & Toddler > Nursing & Feeding'], 'Feeding'],
  ])('maps %j in %j to %s', (name, paths, category) => {
    expect(guessCategory({ name, paths })).toBe(category)
  })

  test('is unknown without any evidence', () => {
    expect(guessCategory({ name: 'Gift card', paths: [undefined, ''] })).toBeNull()
    expect(guessCategory({ name: 'That chateau', paths: [] })).toBeNull()
  })
})
