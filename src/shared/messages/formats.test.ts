import { expect, it } from 'vitest'
import { inLanguage } from '#server/config/languages.ts'
import {
  formatDay,
  formatMoment,
  formatNumber,
  formatPastDay,
  formatPrice,
  formatRecent,
  formatShare,
  priceParts,
} from '#shared/messages/formats.ts'
import type { Language } from '#shared/messages/languages.ts'

const inBoth = (format: () => unknown) =>
  (['en', 'sv'] satisfies Language[]).map((language) => inLanguage({ language, prefix: '' }, format))

it.each([
  [129_000, 'SEK', '1,290 SEK', '1\u00a0290\u00a0kr'],
  [1_250, 'SEK', '12.50 SEK', '12,50\u00a0kr'],
  [1_250, 'EUR', '12.50 EUR', '12,50\u00a0€'],
  [1_290, 'JPY', '1,290 JPY', '1\u00a0290\u00a0JPY'],
  [-500, 'SEK', '-5 SEK', '\u22125\u00a0kr'],
])('formats %s %s in the language of the page', (minor, currency, ...texts) => {
  expect(inBoth(() => formatPrice(minor, currency))).toEqual(texts)
})

it('splits a price into its amount and its currency', () => {
  expect(inBoth(() => priceParts(129_000, 'SEK'))).toEqual([
    { amount: '1,290', sign: 'SEK' },
    { amount: '1\u00a0290', sign: 'kr' },
  ])
})

it('formats numbers, decimals, and shares', () => {
  expect(inBoth(() => [formatNumber(9_625), formatNumber(4.86, 1), formatShare(0.125, 1)])).toEqual([
    ['9,625', '4.9', '12.5%'],
    ['9\u00a0625', '4,9', '12,5\u00a0%'],
  ])
})

it('formats days and moments, in UTC in every time zone', () => {
  const moment = new Date('2026-11-28T00:05:00+01:00')
  expect(inBoth(() => [formatDay(moment), formatDay('2026-11-27'), formatMoment(moment, 'UTC')])).toEqual([
    ['27 November 2026', '27 November 2026', '27 Nov 2026, 23:05'],
    ['27 november 2026', '27 november 2026', '27 nov. 2026 23:05'],
  ])
})

it.each([
  ['2026-10-29', '29 Oct'],
  ['2026-01-15', '15 Jan'],
  ['2025-10-29', '29 October 2025'],
])('a day of the last months has no year: %s', (day, text) => {
  expect(formatPastDay(Date.parse(day), '2026-11-28')).toBe(text)
})

it('a moment of the same day has no date', () => {
  const morning = new Date(2026, 10, 27, 9, 5)
  expect(inBoth(() => formatRecent(morning, new Date(2026, 10, 27, 23)))).toEqual(['09:05', '09:05'])
  expect(formatRecent(morning, new Date(2026, 10, 28))).toBe('27 Nov 2026, 09:05')
})
