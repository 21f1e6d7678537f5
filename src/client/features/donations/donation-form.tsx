import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { DonationFields } from '#client/features/donations/donation-fields.tsx'
import * as donationFormCss from '#client/features/donations/donation-form.css.ts'
import { PresetAmounts } from '#client/features/donations/preset-amounts.tsx'
import { useDonation } from '#client/features/donations/use-donation.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as formCss from '#client/ui/form.css.ts'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

/** Posts to the server by itself without JavaScript. */
export function DonationForm({ preset }: { preset: number | undefined }) {
  const missing = useId()
  const donation = useDonation(preset)
  const isDemo = trpc.donations.progress.useQuery().data?.isDemo
  return (
    <section className={donationFormCss.donationCard} aria-labelledby="donation-form">
      <h2 id="donation-form" className={baseCss.h3}>
        Make a Donation
      </h2>
      {isDemo && <p className={donationFormCss.demoNote}>Demo mode: no card is charged</p>}
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
          {donation.isProcessing ? 'Processing...' : 'Donate Now'}
        </button>
        <p id={missing} className={`${formCss.fieldHint} ${baseCss.needsScript}`} aria-live="polite">
          {!(Number(donation.amount) > 0) && 'Choose or enter an amount to donate.'}
        </p>
      </form>
      <p className={donationFormCss.donationSmall}>
        <Icon icon={deferredIcons.shieldCheck} />{' '}
        {isDemo
          ? 'The checkout is a demo too and won’t ask for a card number.'
          : 'You enter your card on Stripe’s page; we never see the number.'}{' '}
        Changed your mind? We’ll{' '}
        <Link to="/terms-of-service" hash="donations">
          refund it in full within 30 days
        </Link>
        . With an account you can also{' '}
        <Link to="/account" hash="membership" rel="nofollow">
          give monthly
        </Link>
        .
      </p>
    </section>
  )
}
