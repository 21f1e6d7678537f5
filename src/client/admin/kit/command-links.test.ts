import { expect, test } from 'vitest'
import { commandLinks } from '#client/admin/kit/command-links.ts'

const labels = (text: string) => commandLinks(text).map(({ label }) => label)

test('lists every page and action before anything is typed', () => {
  expect(labels('')).toEqual(expect.arrayContaining(['Dashboard', 'Feeds', 'Add a product']))
})

test('matches every word in name, group, or synonyms, in any order and case', () => {
  expect(labels('FEED new')).toEqual(['Add a feed'])
  expect(labels('deleted')).toEqual(['Deleted articles', 'Trash'])
  expect(labels('new')[0]).toBe('New article')
  expect(labels('add webhook')).toEqual(['New webhook'])
  expect(labels('logo')).toEqual(['Shop name, logo, and icon'])
  expect(labels('privacy')).toEqual(['Text: Privacy policy'])
  expect(labels('xyzzy')).toEqual([])
})
