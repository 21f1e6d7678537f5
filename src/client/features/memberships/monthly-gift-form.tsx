import * as membershipSectionCss from '#client/features/memberships/membership-section.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { useLeaving } from '#client/lib/use-leaving.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { donationAmountProblem, MAX_DONATION, MIN_DONATION } from '#shared/donations/donation-drive.ts'
import { m } from '#shared/messages/messages.ts'

export function MonthlyGiftForm() {
  const { isLeaving, leaveFor } = useLeaving()
  const { form, field, isPending, isReady } = useForm(trpc.memberships.checkout.useMutation(), {
    read: ({ text }) => ({ plan: 'monthly-gift' as const, amount: Number(text('amount')) }),
    check: ({ amount }) => ({ amount: donationAmountProblem(amount) }),
    onDone: ({ url }) => leaveFor(url),
  })
  const isBusy = isPending || isLeaving
  return (
    <form className={membershipSectionCss.membershipOffer} aria-labelledby="gift-heading" {...form}>
      <h3 id="gift-heading">{m.giveMonthly}</h3>
      <p>{m.giveMonthlyText}</p>
      <Field
        label={m.amountPerMonthUsd}
        type="number"
        inputMode="decimal"
        min={MIN_DONATION}
        max={MAX_DONATION}
        step="0.01"
        required
        {...field('amount')}
        defaultValue="10"
      />
      <button type="submit" className={`${baseCss.btn} ${baseCss.btnSoft}`} disabled={!isReady || isBusy}>
        {isBusy ? m.processing : m.giveMonthlyButton}
      </button>
    </form>
  )
}
