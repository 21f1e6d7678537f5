import * as priceAlertCss from '#client/features/price-alerts/price-alert.css.ts'
import type { AlertChoices } from '#client/lib/trpc.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import { Field } from '#client/ui/field.tsx'
import { fill } from '#shared/messages/fill.ts'
import { formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { minorDigits } from '#shared/prices/money.ts'
import { ALERT_PERCENT, type PriceAlertKind } from '#shared/prices/price-alerts.ts'

interface KindChoiceProps {
  choices: AlertChoices
  form: Pick<UsedForm, 'field' | 'problems'>
}

const PERCENT = 20

/** Chooses the alert's condition. The field of a choice shows once it is chosen, which needs no script. */
export function KindChoice({ choices: { price, canWaitForStock, kinds }, form }: KindChoiceProps) {
  const now = price && formatPrice(price.priceMinor, price.currency)
  const chosen = form.field('kind').defaultValue ?? (canWaitForStock ? 'stock' : 'drop')
  const radio = (kind: PriceAlertKind, label: string) => (
    <label className={priceAlertCss.choice}>
      <input
        className={priceAlertCss.radio}
        type="radio"
        name="kind"
        value={kind}
        defaultChecked={chosen === kind}
      />
      <span>
        {label}
        {kinds.includes(kind) && <em className={priceAlertCss.exists}>{m.alertExists}</em>}
      </span>
    </label>
  )
  return (
    <fieldset className={priceAlertCss.choices}>
      <legend className={priceAlertCss.legend}>
        {now ? fill(m.costsNowEmailMe, { price: now }) : m.emailMe}
      </legend>
      {canWaitForStock && radio('stock', m.whenBackInStock)}
      {price && (
        <>
          {radio('drop', m.aboutAnyLowerPrice)}
          {radio('target', m.atPriceIChoose)}
          <div className={priceAlertCss.detail.target}>
            <Field
              label={fill(m.priceInCurrency, { currency: price.currency })}
              type="number"
              inputMode="decimal"
              min={0}
              step={10 ** -minorDigits(price.currency)}
              autoComplete="off"
              {...form.field('target')}
            />
          </div>
          {radio('percent', m.whenDropsByPercentage)}
          <div className={priceAlertCss.detail.percent}>
            <Field
              label={m.percentBelowCurrentPrice}
              type="number"
              inputMode="numeric"
              min={ALERT_PERCENT.min}
              max={ALERT_PERCENT.max}
              step={1}
              autoComplete="off"
              {...form.field('percent')}
              defaultValue={form.field('percent').defaultValue ?? PERCENT}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}
