import { GoalBar } from '#client/features/donations/donation-progress.tsx'
import * as goalsCss from '#client/features/donations/goals.late.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import { m } from '#shared/messages/messages.ts'

export function PastGoals() {
  const { data: goals } = trpc.donations.pastGoals.useQuery()
  if (!goals || goals.length === 0) return null
  return (
    <>
      <h3 className={goalsCss.pastGoalsHeading}>{m.earlierGoals}</h3>
      <ol className={goalsCss.pastGoals}>
        {goals.map(({ name, start, ...figures }) => (
          <li key={start}>
            <GoalBar name={name} figures={figures} />
          </li>
        ))}
      </ol>
    </>
  )
}
