import { expect, test } from 'vitest'
import { reachableStep, stepAfter } from '#client/admin/feeds/wizard-steps.ts'

test('an address leads no further than the work is done', () => {
  expect(reachableStep('run', 2)).toBe('columns')
  expect(reachableStep('format', 2)).toBe('format')
  expect(reachableStep('nonsense', 5)).toBe('source')
  expect(reachableStep(undefined, 5)).toBe('source')
})

test('steps follow each other to the run, which is the last', () => {
  expect(stepAfter('source')).toBe('format')
  expect(stepAfter('run')).toBe('run')
})
