import { expect, test } from 'vitest'
import { countedGoals } from '#server/features/donations/goals.ts'

const goal = (name: string, start: string) => ({ name, purpose: 'Cribs', amount: 100, start, before: 0 })
const NOW = new Date('2026-06-15T12:00:00Z')

test('gives a new shop one goal that counts all donations', () => {
  expect(countedGoals(undefined, NOW)).toMatchObject([{ goal: { amount: 5_000, before: 3_750 }, period: {} }])
})

test('counts each goal until the next begins, in any order', () => {
  const goals = [goal('later', '2026-06-01'), goal('first', ''), goal('planned', '2027-01-01')]
  expect(countedGoals(goals, NOW).map(({ goal: { name }, period }) => ({ name, ...period }))).toEqual([
    { name: 'later', from: new Date('2026-06-01'), until: new Date('2027-01-01') },
    { name: 'first', until: new Date('2026-06-01') },
  ])
})

test('shows the first goal if all begin later', () => {
  const goals = [goal('second', '2028-01-01'), goal('first', '2027-01-01')]
  expect(countedGoals(goals, NOW).map(({ goal: { name } }) => name)).toEqual(['first'])
})
