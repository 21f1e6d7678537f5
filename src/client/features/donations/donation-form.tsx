import { Link } from '@tanstack/react-router'
import { DonationFields } from '#client/features/donations/donation-fields.tsx'
import { PresetAmounts } from '#client/features/donations/preset-amounts.tsx'
import { useDonation } from '#client/features/donations/use-donation.ts'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { PAYMENT_SESSION_FAILED } from '#shared/donation-drive.ts'

interface DonationFormProps {
  preset: number | undefined
  /** The status with which the browser's own sending was refused. */
  refused: string | undefined
}

/** Posts to the server by itself where there is no JavaScript. */
export function DonationForm({ preset, refused }: DonationFormProps) {
  const donation = useDonation(preset)
  const isDemo = trpc.donations.progress.useQuery().data?.isDemo
  return (
    <section className="donation-card" aria-labelledby="donation-form">
      <h2 id="donation-form" className="h3">
        Make a Donation
      </h2>
      {isDemo && <p className="demo-note">Demo mode: no card is charged</p>}
      <form
        method="post"
        action="/donate"
        aria-labelledby="donation-form"
        noValidate={donation.isReady}
        onSubmit={donation.submit}
      >
        {refused && <p className="form-error">{refusalSentence(refused)}</p>}
        <PresetAmounts amount={donation.amount} onChoose={donation.setAmount} />
        <DonationFields {...donation} />
        <button
          type="submit"
          className="btn btn-solid btn-lg"
          disabled={donation.isReady && !donation.canSubmit}
        >
          {donation.isProcessing ? 'Processing...' : 'Donate Now'}
        </button>
      </form>
      <p className="donation-small">
        <Icon name="shield-check" />{' '}
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

function refusalSentence(status: string): string {
  return status === '400' ? 'Please check the amount and the email address.' : PAYMENT_SESSION_FAILED
}
