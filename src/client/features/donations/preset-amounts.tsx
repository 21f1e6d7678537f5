import * as donationFormCss from '#client/features/donations/donation-form.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { DONATION_PRESETS, formatDollars } from '#shared/donations/donation-drive.ts'
import { m } from '#shared/messages/messages.ts'

interface PresetAmountsProps {
  amount: string
  onChoose: (amount: string) => void
}

export function PresetAmounts({ amount, onChoose }: PresetAmountsProps) {
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
