import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { DonationFields } from '#client/features/donations/donation-fields.tsx'
import * as donationFormCss from '#client/features/donations/donation-form.css.ts'
import { PresetAmounts } from '#client/features/donations/preset-amounts.tsx'
import { useDonation } from '#client/features/donations/use-donation.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import * as formCss from '#client/ui/form.css.ts'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { m } from '#shared/messages/messages.ts'

/** Posts to the server by itself without JavaScript. */
export function DonationForm({ preset }: { preset: number | undefined }) {
  const missing = useId()
  const donation = useDonation(preset)
  const isDemo = trpc.donations.progress.useQuery().data?.isDemo
  return (
    <section className={donationFormCss.donationCard} aria-labelledby="donation-form">
      <h2 id="donation-form" className={baseCss.h3}>
        {m.makeDonation}
      </h2>
      {isDemo && <p className={donationFormCss.demoNote}>{m.demoNoCardCharged}</p>}
      <form className={donationFormCss.donationFields} aria-labelledby="donation-form" {...donation.form}>
        <FormRefusal message={donation.refused?.message} />
        <PresetAmounts amount={donation.amount} onChoose={donation.setAmount} />
        <DonationFields {...donation} />
        <button
          type="submit"
          className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}
          disabled={donation.isReady && !donation.canSubmit}
          aria-describedby={missing}
        >
          {donation.isProcessing ? m.processing : m.donateNow}
        </button>
        <p id={missing} className={`${formCss.fieldHint} ${baseCss.needsScript}`} aria-live="polite">
          {!(Number(donation.amount) > 0) && m.chooseAmountToDonate}
        </p>
      </form>
      <p className={donationFormCss.donationSmall}>
        <Icon icon={deferredIcons.shieldCheck} /> {isDemo ? m.demoCheckoutNote : m.stripeCardNote}{' '}
        <FillIn text={m.changedYourMind} values={{ refund: <RefundLink /> }} />{' '}
        <FillIn text={m.alsoGiveMonthly} values={{ giveMonthly: <MonthlyLink /> }} />
      </p>
    </section>
  )
}

function RefundLink() {
  return (
    <Link to="/terms-of-service" hash="donations">
      {m.refundWithin30Days}
    </Link>
  )
}

function MonthlyLink() {
  return (
    <Link to="/account" hash="membership" rel="nofollow">
      {m.giveMonthlyInSentence}
    </Link>
  )
}
