import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as en from '#shared/messages/en.ts'
import * as sv from '#shared/messages/sv.ts'

const OTHERS: [code: string, texts: Record<string, string>][] = [['sv', sv]]
const englishTexts = Object.entries<string>(en)

describe.each(OTHERS)('the texts in %s', (code, texts) => {
  it('have the names of the English texts', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort())
  })

  it.each(englishTexts)('have the placeholders and plural forms of %s', (name, english) => {
    expect(formsOf(texts[name], code)).toEqual(formsOf(english, 'en'))
  })

  it('are in files with the names of the English files', () => {
    expect(roomsOf(code)).toEqual(roomsOf('en'))
  })
})

it('no name stands in two files, because neither would be exported', () => {
  const names = roomsOf('en').flatMap((room) =>
    [...sourceOf('en', room).matchAll(/export const (\w+)/g)].map(([, name]) => name),
  )
  expect(names.sort()).toEqual(Object.keys(en).sort())
})

/** The placeholders of a text, and whether it has a form for each plural category of its language. */
function formsOf(text = '', language: string) {
  const placeholders = [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort()
  const forms = text.split('|').length
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return { placeholders, isPlural: forms > 1 && forms === pluralCategories.length }
}

function roomsOf(code: string): string[] {
  return readdirSync(join(import.meta.dirname, code)).sort()
}

function sourceOf(code: string, room: string): string {
  return readFileSync(join(import.meta.dirname, code, room), 'utf8')
}
