import type { Month } from '#server/demo/month/month.ts'
import { fillSearches } from '#server/demo/month/searches.ts'
import type { Actor } from '#server/features/audit/service.ts'
import { addNames } from '#server/features/search/names/service.ts'

const WITH_RESULTS = [
  'barnvagn',
  'stroller',
  'blöjor',
  'napp',
  'body 62/68',
  'car seat',
  'muslin',
  'white noise',
]
const IN_VAIN = [
  'kärra',
  'dragvagn',
  'tvättlappar',
  'коляска',
  'عربة أطفال',
  'amningsfåtöljsöverdragsfodralskydd grå',
  'montessorisäng',
]

const NAMES = [
  ['dragvagn', 'skrinda', 'handcart'],
  ['tvättlappar', 'washable wipes'],
  ['عربة أطفال', 'kinderwagen', 'коляска', 'stroller'],
  Array.from({ length: 20 }, (_, at) => `${'abcdefghijklmnopqrst'[at]}-long-name-that-goes-on-and-on`),
]

/** Ninety days of searches, and some names for the words. */
export function fillSearchesAndNames(month: Month, actor: Actor): void {
  for (const names of NAMES) addNames(month.db, actor, names)
  fillSearches(month, { withResults: WITH_RESULTS, inVain: IN_VAIN })
}
