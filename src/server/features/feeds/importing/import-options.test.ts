import { expect, test } from 'vitest'
import { checkSettings } from '#server/features/feeds/importing/import-options.ts'

test.each(['manual', 'sample', ' ', ''])('rejects "%s" as the name of a feed', (source) => {
  expect(() => checkSettings({ source })).toThrow(/cannot be called/)
})

test('requires a valid currency', () => {
  expect(() => checkSettings({ source: 'a', currency: 'QQQ' })).toThrow(/isn’t a valid currency code/)
  expect(() => checkSettings({ source: 'a', currency: 'NOK' })).not.toThrow()
})
