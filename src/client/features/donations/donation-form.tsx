import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import * as donationFormCss from '#client/features/donations/donation-form.css.ts'
import { useDonation } from '#client/features/donations/use-donation.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field, TextField } from '#client/ui/field.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import * as formCss from '#client/ui/form.css.ts'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import {
  DONATION_MESSAGE_MAX_LENGTH,
  DONATION_NAME_MAX_LENGTH,
  DONATION_PRESETS,
  formatDollars,
  MAX_DONATION,
  MIN_DONATION,
} from '#shared/donations/donation-drive.ts'
import { m } from '#shared/messages/messages.ts'
import { EMAIL_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

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
          className={`${baseCss.solidButton} ${baseCss.btnLg}`}
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

function PresetAmounts({ amount, onChoose }: { amount: string; onChoose: (amount: string) => void }) {
  return (
    <fieldset className={`${donationFormCss.presetAmounts} ${baseCss.needsScript}`}>
      <legend className={baseCss.visuallyHidden}>{m.chooseAmount}</legend>
      {DONATION_PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          className={donationFormCss.preset}
          aria-pressed={amount !== '' && Number(amount) === preset}
          onClick={() => onChoose(String(preset))}
        >
          {formatDollars(preset * 100)}
        </button>
      ))}
    </fieldset>
  )
}

function DonationFields({ amount, setAmount, field }: ReturnType<typeof useDonation>) {
  return (
    <>
      <Field
        label={m.amountUsd}
        name="amount"
        error={field('amount').error}
        type="number"
        inputMode="decimal"
        min={MIN_DONATION}
        max={MAX_DONATION}
        step="0.01"
        required
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Field
        label={m.email}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        required
        {...field('email')}
      />
      <Field
        label={m.name}
        placeholder={m.optional}
        autoComplete="name"
        maxLength={DONATION_NAME_MAX_LENGTH}
        {...field('name')}
      />
      <TextField
        label={m.message}
        placeholder={m.optional}
        rows={3}
        maxLength={DONATION_MESSAGE_MAX_LENGTH}
        {...field('message')}
      />
    </>
  )
}
