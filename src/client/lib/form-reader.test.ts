import { expect, test } from 'vitest'
import { formReader } from '#client/lib/form-reader.ts'

function readerOf(fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return formReader(form)
}

test('returns texts as typed, and omits empty ones on request', () => {
  const form = readerOf([
    ['name', ' Ada '],
    ['note', '  '],
  ])
  expect([form.text('name'), form.text('note'), form.text('other')]).toEqual([' Ada ', '  ', ''])
  expect([form.optional('name'), form.optional('note'), form.optional('other')]).toEqual([
    ' Ada ',
    null,
    null,
  ])
})

test('accepts decimal commas, and returns null for no number and NaN for nonsense', () => {
  const form = readerOf([
    ['price', '249,50'],
    ['empty', ' '],
    ['wrong', '18-9'],
  ])
  expect([form.number('price'), form.number('empty'), form.number('wrong')]).toEqual([
    249.5,
    null,
    Number.NaN,
  ])
})

test('reads checkboxes by name, several as all of their values', () => {
  const form = readerOf([
    ['scopes', 'read'],
    ['scopes', 'admin'],
    ['agrees', 'on'],
  ])
  expect(form.all('scopes')).toEqual(['read', 'admin'])
  expect([form.checked('agrees'), form.checked('other')]).toEqual([true, false])
})
