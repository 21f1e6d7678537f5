import { Field, TextField } from '#client/ui/field.tsx'
import {
  DONATION_MESSAGE_MAX_LENGTH,
  DONATION_NAME_MAX_LENGTH,
  MAX_DONATION,
  MIN_DONATION,
} from '#shared/donations/donation-drive.ts'
import { m } from '#shared/messages/messages.ts'
import { EMAIL_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

interface DonationFieldsProps {
  amount: string
  setAmount: (amount: string) => void
  field: (name: string) => { name: string; error: string | undefined; defaultValue: string | undefined }
}

export function DonationFields({ amount, setAmount, field }: DonationFieldsProps) {
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
