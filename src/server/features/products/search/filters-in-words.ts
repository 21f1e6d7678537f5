import { ageInWords } from '#server/features/products/search/age-in-words.ts'
import { type PriceLimits, priceInWords } from '#server/features/products/search/price-in-words.ts'
import { sizeInWords } from '#server/features/products/search/size-in-words.ts'
import type { AgeBand } from '#shared/ages/age-bands.ts'
import type { Deal, Stock } from '#shared/products/product-filters.ts'
import type { OneOrMore } from '#shared/products/several.ts'

export interface SaidFilters extends PriceLimits {
  size?: OneOrMore<string>
  age?: OneOrMore<AgeBand>
  stock?: Stock
  deal?: Deal
}

/** In English and Swedish; phrases before the words that they contain. */
const PHRASES: [SaidFilters, RegExp][] = [
  [{ stock: 'in' }, wholeWords('in stock|finns i lager|i lager')],
  [
    { deal: 'price-drop' },
    wholeWords(
      'on sale|price drops?|on offer|sale|deals?|discount(?:s|ed)?|på rea|rea|realisation|rabatt(?:er|erade?)?|nedsatta?|erbjudanden?|extrapris|fynd',
    ),
  ],
]

/** Extracts filters, the most important first: `toys for 6 months under 200 kr`, `body strl 62`. */
export function filtersInWords(search: string, currency: string) {
  const { rest, age } = ageInWords(search)
  const { words, limits } = priceInWords(rest, currency)
  const sized = sizeInWords(words.join(' '))
  const said = PHRASES.filter(([, phrase]) => phrase.test(sized.rest))
  const left = said.reduce((text, [, phrase]) => text.replace(phrase, ' '), sized.rest)
  const filters: SaidFilters[] = [
    ...(sized.size === undefined ? [] : [{ size: sized.size }]),
    ...(age === undefined ? [] : [{ age }]),
    ...(Object.keys(limits).length > 0 ? [limits] : []),
    ...said.map(([filter]) => filter),
  ]
  return { words: left.split(/\s+/).filter(Boolean), filters }
}

function wholeWords(phrases: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${phrases})(?![\p{L}\d])`, 'iu')
}
