import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SAMPLE_PARTNERS } from '#server/db/seed/sample-partners.ts'
import { SAMPLE_PRODUCTS } from '#server/db/seed/sample-products.ts'
import { DEFAULT_CATEGORIES } from '#shared/products/categories.ts'

const folder = join(import.meta.dirname, '../../content/articles')
const articles = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')])
const advice = articles.map(([, text]) => text).join('\n')

describe('a sample product agrees with the articles about its kind', () => {
  test.each([
    ['Muslin Swaddles', /stop swaddling at the first sign of rolling/i, /stop at the first sign of rolling/],
    ['Muslin Swaddles', /never drape one over a stroller or car seat/, /do not hang one over the stroller/],
    [
      'Crib Mobile',
      /out of reach, and take it down as soon as .* push up/,
      /comes down as soon as .* push up/,
    ],
    ['Night Light', /light and its cable out of your baby’s reach/, /out of your baby's reach, its cord too/],
    ['Baby Monitor', /at least 3 feet \(1 m\) from the crib/, /at least one meter from the crib/],
    ['Bath Thermometer', /about 37 °C .* elbow .* hand on your baby/, /elbow.* a hand on your baby/],
    ['Stacking Rings', /too large to swallow/, /rings and rattles that are too large to swallow/],
    ['Alphabet Blocks', /too large to swallow/, /too large to swallow/],
    ['Catch-All Bib', /take it off before sleep/, /flat,? and empty/],
  ])('%s: %s', (name, said, advised) => {
    expect(SAMPLE_PRODUCTS.find((product) => product.name.includes(name))?.description).toMatch(said)
    expect(advice).toMatch(advised)
  })
})

/** Advice that pediatric guidance rejects, unless the sentence warns of it. */
const UNSAFE =
  /\b(shade|sunshade|pillows?|bumpers?|positioners?|walkers?|honey|amber|weighted|bedding|blankets?)\b/i
const WARNS =
  /\b(no|not|never|without|nor|stays? out|out of|skip|remove|instead|replaces|belongs? on|unbought)\b/i

test.each([
  ...SAMPLE_PRODUCTS.map(({ name, description }) => [name, description]),
  ...SAMPLE_PARTNERS.map(({ name, description }) => [name, description ?? '']),
  ...DEFAULT_CATEGORIES.map(({ name, description, tagline }) => [name, `${description} ${tagline}`]),
])('recommends nothing unsafe for a baby in %s', (_, text = '') => {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => UNSAFE.test(sentence))
  expect(sentences.filter((sentence) => !WARNS.test(sentence))).toEqual([])
})
