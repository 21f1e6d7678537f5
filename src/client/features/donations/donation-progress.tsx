import * as donationProgressCss from '#client/features/donations/donation-progress.css.ts'
import * as goalsCss from '#client/features/donations/goals.late.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import { DONATION_GOAL, DONATION_RAISED, formatDollars } from '#shared/donations/donation-drive.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const BEGINNING = {
  goalMinor: DONATION_GOAL * 100,
  raisedMinor: DONATION_RAISED * 100,
  percent: Math.floor((DONATION_RAISED / DONATION_GOAL) * 100),
}

export function DonationProgress() {
  const progress = trpc.donations.progress.useQuery().data
  return <GoalBar name={progress?.goal?.name} figures={progress ?? BEGINNING} />
}

interface GoalBarProps {
  name: string | undefined
  figures: typeof BEGINNING
}

export function GoalBar({ name, figures: { goalMinor, raisedMinor, percent } }: GoalBarProps) {
  const [raised, goal] = [formatDollars(raisedMinor), formatDollars(goalMinor)]
  return (
    <>
      {name && <p className={goalsCss.goalName}>{name}</p>}
      <div
        className={donationProgressCss.progress}
        role="progressbar"
        aria-label={name || m.donationsReceived}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(percent, 100)}
        aria-valuetext={fill(m.raisedOfGoal, { raised, goal })}
      >
        <span className={donationProgressCss.progressBar} style={{ width: `${Math.min(percent, 100)}%` }} />
      </div>
      <p className={donationProgressCss.progressLine}>
        <b className={donationProgressCss.progressRaised}>{fill(m.amountRaised, { amount: raised })}</b>
        <span>{fill(m.percentOfGoal, { percent, goal })}</span>
      </p>
    </>
  )
}
