import { expect, test } from 'vitest'
import { DomainError } from '#shared/errors.ts'
import { doForEach } from '#shared/selections/several.ts'

const refuse = (id: number) => {
  if (id > 1) throw new DomainError('CONFLICT', `Not ${id}`)
}

test('does what can be done and reports what was refused', () => {
  expect(doForEach([1, 2], refuse)).toEqual({ done: [1], refused: [{ id: 2, reason: 'Not 2' }] })
})

test('fails with the first reasons if everything was refused', () => {
  expect(() => doForEach([2, 2, 3], refuse)).toThrow('Not 2; Not 3')
  expect(() => doForEach([2, 3, 4, 5], refuse)).toThrow('Not 2; Not 3; Not 4; …')
})

test('passes on an error that is nobody’s refusal', () => {
  const fail = () => {
    throw new TypeError('broken')
  }
  expect(() => doForEach([1], fail)).toThrow(TypeError)
})
