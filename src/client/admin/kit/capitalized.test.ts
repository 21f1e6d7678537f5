import { expect, it } from 'vitest'
import { capitalized } from '#client/admin/kit/capitalized.ts'

it('begins with a capital and leaves the rest', () => {
  expect(['night light', 'öppet', 'SEK', ''].map(capitalized)).toEqual(['Night light', 'Öppet', 'SEK', ''])
})
