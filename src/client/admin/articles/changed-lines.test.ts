import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

const describedChanges = (before: string, after: string) =>
  changedLines(before, after).map(({ kind, text }) => `${kind} ${text}`)

test('what changed is told line by line, and what did not only once', () => {
  expect(describedChanges('a\nb\nc\nd\ne', 'a\nB\nc\nd\ne\nf')).toEqual([
    'between …',
    'removed b',
    'added B',
    'between …',
    'added f',
  ])
  expect(describedChanges('same', 'same')).toEqual([])
})

test('without what was removed the rest is of the new text, and the other way round', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = changedLines(before, after)
      const count = (kind: string) => lines.filter((line) => line.kind === kind).length
      expect(count('added') - count('removed')).toBe(after.split('\n').length - before.split('\n').length)
      for (const { kind, text } of lines)
        expect(kind === 'removed' ? before.split('\n') : [...after.split('\n'), '…']).toContain(text)
    }),
  )
})

test('two long texts that share nothing are told without comparing each pair', () => {
  const long = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name}${index}`).join('\n')
  expect(changedLines(long('a'), long('b'))).toHaveLength(40_000)
})
