import { type SubmitEvent, useState } from 'react'
import { useLeave } from '#client/features/memberships/use-leave.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Field } from '#client/ui/field.tsx'
import { hasUnreadableNumbers } from '#client/ui/use-unreadable.ts'
import { donationAmountProblem, MAX_DONATION, MIN_DONATION } from '#shared/donation-drive.ts'

export function MonthlyGiftForm() {
  const [problem, setProblem] = useState<string>()
  const checkout = useLeave(trpc.memberships.checkout.useMutation())
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (hasUnreadableNumbers(event.currentTarget)) return setProblem(undefined)
    const amount = Number(new FormData(event.currentTarget).get('amount'))
    const found = donationAmountProblem(amount)
    setProblem(found)
    if (!found) void checkout.leave({ plan: 'monthly-gift', amount })
  }
  return (
    <form className="membership-offer" aria-labelledby="gift-heading" noValidate onSubmit={submit}>
      <h3 id="gift-heading">Give monthly</h3>
      <p>A monthly donation. It counts toward the donation drive. Cancel anytime.</p>
      <Field
        label="Amount per month (USD)"
        name="amount"
        type="number"
        inputMode="decimal"
        min={MIN_DONATION}
        max={MAX_DONATION}
        step="0.01"
        required
        defaultValue="10"
        error={problem}
      />
      <button type="submit" className="btn btn-soft" disabled={!checkout.canLeave}>
        {checkout.isLeaving ? 'Processing...' : 'Give Monthly'}
      </button>
    </form>
  )
}
