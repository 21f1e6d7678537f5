import { expect, test } from 'vitest'
import { type ListingInput, planListing } from '#server/features/products/search/plan-listing.ts'

const everything: ListingInput = {
  terms: [],
  filters: {},
  sort: 'featured',
  page: 1,
  pageSize: 6,
  matched: 100_000,
}
const narrow = { category: 'Toys', retailer: 'Fjordkin' } as const
const forward = (offset = 0) => ({ direction: 'forward', limit: 6, offset })

test.each<[string, Partial<ListingInput>, object]>([
  ['the whole shop', {}, { strategy: 'walk', window: forward() }],
  ['a category', { filters: { category: 'Toys' }, matched: 5_000 }, { strategy: 'walk', window: forward() }],
  [
    'a page near the end',
    { page: 16_666 },
    { strategy: 'walk', window: { direction: 'backward', limit: 6, offset: 4 } },
  ],
  ['a page behind the end', { page: 16_668 }, { strategy: 'nothing' }],
  ['an empty shop', { matched: 0 }, { strategy: 'nothing' }],
  ['few of a retailer', { filters: narrow, matched: 3_000 }, { strategy: 'sort-filtered' }],
  ['a far page of few', { filters: narrow, matched: 3_000, page: 501 }, { strategy: 'nothing' }],
  [
    'many of a retailer',
    { filters: narrow, matched: 3_001 },
    { strategy: 'walk-or-gather', candidates: 'filters', window: forward() },
  ],
  [
    'many of a retailer, from the end',
    { filters: narrow, matched: 3_001, page: 501 },
    {
      strategy: 'walk-or-gather',
      candidates: 'filters',
      window: { direction: 'backward', limit: 1, offset: 0 },
    },
  ],
  ['a search', { terms: [[['bib']]], matched: 1_000 }, { strategy: 'sort-matches', byRelevance: true }],
  [
    'a search by price',
    { terms: [[['bib']]], matched: 1_000, sort: 'price-low-high' },
    { strategy: 'sort-matches', byRelevance: false },
  ],
  ['a search that finds nothing', { terms: [[['xyz']]], matched: 0 }, { strategy: 'nothing' }],
  ['a common word', { terms: [[['bib']]], matched: 1_001 }, { strategy: 'rank', window: forward() }],
  [
    'the last page of a common word',
    { terms: [[['bib']]], matched: 1_001, page: 167 },
    { strategy: 'rank', window: { direction: 'forward', limit: 4, offset: 996 } },
  ],
  ['behind what is counted', { terms: [[['bib']]], matched: 1_001, page: 168 }, { strategy: 'nothing' }],
  [
    'a common word by price',
    { terms: [[['bib']]], matched: 1_001, sort: 'price-high-low', page: 2 },
    { strategy: 'walk-or-gather', candidates: 'index', window: forward(6) },
  ],
  [
    'a common word and two letters by name',
    { terms: [[['bib']], [['go']]], matched: 1_001, sort: 'alphabetical' },
    { strategy: 'walk-or-gather', candidates: 'matches', window: forward() },
  ],
  [
    'a search within filters',
    { terms: [[['bib']]], filters: narrow, matched: 1_001 },
    { strategy: 'rank', window: forward() },
  ],
  [
    'few of several categories',
    { filters: { category: ['Toys', 'Safety'] }, matched: 1_000 },
    { strategy: 'sort-matches', byRelevance: false },
  ],
  [
    'many of what has no index',
    { filters: { stock: 'in' }, matched: 1_001, page: 2 },
    { strategy: 'walk-then-matches', window: forward(6) },
  ],
])('%s', (_, input, plan) => {
  expect(planListing({ ...everything, ...input })).toEqual({ ...plan, why: expect.stringMatching(/\w/) })
})
