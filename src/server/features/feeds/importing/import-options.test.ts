import { expect, test } from 'vitest'
import { checkSettings } from '#server/features/feeds/importing/import-options.ts'

test.each(['manual', 'sample', ' ', ''])('a feed cannot be called "%s"', (source) => {
  expect(() => checkSettings({ source })).toThrow(/cannot be called/)
})

test('a currency has to be one', () => {
  expect(() => checkSettings({ source: 'a', currency: 'QQQ' })).toThrow(/isn’t a valid currency code/)
  expect(() => checkSettings({ source: 'a', currency: 'NOK' })).not.toThrow()
})
