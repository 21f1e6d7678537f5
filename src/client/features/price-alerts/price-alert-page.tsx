import { Link, useNavigate } from '@tanstack/react-router'
import { LinkCard } from '#client/features/newsletter/link-card.tsx'
import { KindChoice } from '#client/features/price-alerts/kind-choice.tsx'
import * as priceAlertCss from '#client/features/price-alerts/price-alert.css.ts'
import { type AlertChoices, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { showToast } from '#client/ui/toast.ts'
import { PRICE_ALERT_KINDS } from '#shared/prices/price-alerts.ts'
import { productAddress } from '#shared/products/product-address.ts'

export function PriceAlertPage({ product }: { product: number }) {
  const { data: choices } = trpc.priceAlerts.choices.useQuery({ product })
  if (!choices) return null
  const canWait = choices.price !== null || choices.canWaitForStock
  return (
    <LinkCard title={choices.canWaitForStock ? 'Tell me when it’s back' : 'Tell me when the price drops'}>
      <p className={priceAlertCss.name} lang={choices.product.language ?? undefined}>
        <Link to="/products/$product" params={{ product: productAddress(choices.product) }}>
          {choices.product.name}
        </Link>
      </p>
      {!choices.canSend && <p>Price alerts aren’t available: this site can’t send email.</p>}
      {choices.canSend && !choices.isVerified && <ConfirmFirst />}
      {choices.canSend && choices.isVerified && !canWait && (
        <p>We can’t track this product right now. Please try again later.</p>
      )}
      {choices.canSend && choices.isVerified && canWait && <AlertForm choices={choices} />}
    </LinkCard>
  )
}

function ConfirmFirst() {
  return (
    <p>
      Please confirm your email address first, so we know our emails reach you.{' '}
      <Link to="/account">Your account page</Link> can send you the link again.
    </p>
  )
}

function AlertForm({ choices }: { choices: AlertChoices }) {
  const { priceAlerts } = trpc.useUtils()
  const navigate = useNavigate()
  const form = useForm(trpc.priceAlerts.set.useMutation(), {
    action: `/price-alerts/new?product=${choices.product.id}`,
    read: ({ text, number }) => ({
      product: choices.product.id,
      kind: PRICE_ALERT_KINDS.find((option) => option === text('kind')) ?? 'drop',
      target: number('target') ?? undefined,
      percent: number('percent') ?? undefined,
    }),
    onDone: async () => {
      await priceAlerts.invalidate()
      await navigate({ to: '/account', hash: 'price-alerts' })
      return showToast({ type: 'success', title: 'Your price alert is set' })
    },
  })
  return (
    <form className={priceAlertCss.form} aria-label="Price alert" {...form.form}>
      <FormRefusal message={form.refused?.message} />
      <KindChoice choices={choices} form={form} />
      <button
        type="submit"
        className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}
        disabled={form.isPending}
      >
        {form.isPending ? 'Saving...' : 'Set the alert'}
      </button>
      <p className={priceAlertCss.note}>
        We email you at most once a day. One click in the email, or on your account page, stops it.
      </p>
    </form>
  )
}
