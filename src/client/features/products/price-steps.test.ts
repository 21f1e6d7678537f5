import { expect, test } from 'vitest'
import { priceSteps } from '#client/features/products/price-steps.ts'

const step = (from: number, until: number | null, priceMinor: number) => ({ from, until, priceMinor })

test('draws a change as a step and extends the current price to the right edge', () => {
  expect(priceSteps([step(0, 50, 100), step(50, null, 80)], 100)).toEqual({
    path: 'M0 8H300V152H600',
    begin: 0,
    end: 100,
    lowest: 80,
    highest: 100,
  })
})

test('breaks the line where no price was observed', () => {
  expect(priceSteps([step(0, 25, 100), step(50, null, 100)], 100).path).toBe('M0 80H150M300 80H600')
})

test('ends the line with the last price and gives a current price some width', () => {
  expect(priceSteps([step(0, 25, 100)], 100)).toMatchObject({ end: 25, path: 'M0 80H600' })
  expect(priceSteps([step(100, null, 100)], 100).path).toBe('M0 80H600')
})
