import type { Content } from '#shared/content/content-blocks.ts'
import { DONATION_GOAL, DONATION_RAISED } from '#shared/donations/donation-drive.ts'

type Goal = Content['donations']['goals'][number]

export interface Period {
  from?: Date
  until?: Date
}

export interface CountedGoal {
  goal: Goal
  period: Period
}

const FIRST_GOAL: Goal = {
  name: '',
  purpose: '',
  amount: DONATION_GOAL,
  start: '',
  before: DONATION_RAISED,
}

/** Returns the goals that have begun, newest first, each with its period; at least one. */
export function countedGoals(goals = [FIRST_GOAL], now: Date): [CountedGoal, ...CountedGoal[]] {
  const inOrder = goals.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const counted = inOrder.map((goal, index) => {
    const next = inOrder[index + 1]
    return {
      goal,
      period: {
        ...(goal.start && { from: new Date(goal.start) }),
        ...(next && { until: new Date(next.start) }),
      },
    }
  })
  const begun = counted.filter(({ period }) => !period.from || period.from <= now).reverse()
  const [current = counted[0] ?? { goal: FIRST_GOAL, period: {} }, ...past] = begun
  return [current, ...past]
}
