import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

const describedChanges = (before: string, after: string) =>
  changedLines(before, after).map(({ kind, text }) => `${kind} ${text}`)

test('lists changed lines one by one and unchanged text once', () => {
  expect(describedChanges('a\nb\nc\nd\ne', 'a\nB\nc\nd\ne\nf')).toEqual([
    'between …',
    'removed b',
    'added B',
    'between …',
    'added f',
  ])
  expect(describedChanges('same', 'same')).toEqual([])
})

test('shows only the new text without deletions, and only the old text without insertions', () => {
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

test('describes two long unrelated texts without comparing each pair of lines', () => {
  const long = (name: string) => Array.from({ length: 20_000 }, (_, index) => `${name}${index}`).join('\n')
  expect(changedLines(long('a'), long('b'))).toHaveLength(40_000)
})
