import { expect, test } from 'vitest'
import { reachableStep, stepAfter } from '#client/admin/feeds/wizard-steps.ts'

test('lets an address open no step whose predecessors are unfinished', () => {
  expect(reachableStep('run', 2)).toBe('columns')
  expect(reachableStep('format', 2)).toBe('format')
  expect(reachableStep('nonsense', 5)).toBe('source')
  expect(reachableStep(undefined, 5)).toBe('source')
})

test('leads from step to step and ends with the run', () => {
  expect(stepAfter('source')).toBe('format')
  expect(stepAfter('run')).toBe('run')
})
