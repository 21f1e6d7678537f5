import { Field, TextField } from '#client/ui/field.tsx'
import {
  DONATION_MESSAGE_MAX_LENGTH,
  DONATION_NAME_MAX_LENGTH,
  MAX_DONATION,
  MIN_DONATION,
} from '#shared/donation-drive.ts'
import { EMAIL_MAX_LENGTH } from '#shared/subscribe-search.ts'

interface DonationFieldsProps {
  amount: string
  setAmount: (amount: string) => void
  problems: Record<string, string | undefined>
}

export function DonationFields({ amount, setAmount, problems }: DonationFieldsProps) {
  return (
    <>
      <Field
        label="Amount (USD)"
        name="amount"
        error={problems.amount}
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
        label="Email"
        name="email"
        error={problems.email}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        required
      />
      <Field
        label="Name"
        name="name"
        error={problems.name}
        placeholder="Optional"
        autoComplete="name"
        maxLength={DONATION_NAME_MAX_LENGTH}
      />
      <TextField
        label="Message"
        name="message"
        error={problems.message}
        placeholder="Optional"
        rows={3}
        maxLength={DONATION_MESSAGE_MAX_LENGTH}
      />
    </>
  )
}
