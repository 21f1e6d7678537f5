import { DONATION_PRESETS } from '#shared/donation-drive.ts'

interface PresetAmountsProps {
  amount: string
  onChoose: (amount: string) => void
}

export function PresetAmounts({ amount, onChoose }: PresetAmountsProps) {
  return (
    <fieldset className="preset-amounts needs-script">
      <legend className="visually-hidden">Choose an amount</legend>
      {DONATION_PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={amount !== '' && Number(amount) === preset}
          onClick={() => onChoose(String(preset))}
        >
          {`$${preset}`}
        </button>
      ))}
    </fieldset>
  )
}
