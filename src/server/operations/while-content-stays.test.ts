import { expect, test } from 'vitest'
import { whileContentStays } from '#server/operations/while-content-stays.ts'

test('what follows from the content is read again with its next version alone', () => {
  let version = 1
  let reads = 0
  const value = whileContentStays(
    () => version,
    () => ++reads,
  )
  expect([value(), value()]).toEqual([1, 1])
  version = 2
  expect([value(), value()]).toEqual([2, 2])
})

test('what could not be read is tried again', () => {
  const answers: (() => string)[] = [
    () => {
      throw new Error('locked')
    },
    () => 'read',
  ]
  const value = whileContentStays(
    () => 1,
    () => answers.shift()?.() ?? 'again',
  )
  expect(value).toThrow('locked')
  expect([value(), value()]).toEqual(['read', 'read'])
})
