import { expect, test } from 'vitest'
import { numberOf, textOf } from '#client/admin/kit/form-values.ts'

test('an empty field is nothing, a comma is a decimal point, and what is no number is none', () => {
  const form = new FormData()
  form.set('price', '12,50')
  form.set('reviews', '  ')
  form.set('rating', 'good')
  expect(numberOf(form, 'price')).toBe(12.5)
  expect(numberOf(form, 'reviews')).toBeNull()
  expect(numberOf(form, 'rating')).toBeNaN()
  expect(textOf(form, 'missing')).toBeNull()
})
