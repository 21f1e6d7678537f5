import { Link, useNavigate } from '@tanstack/react-router'
import { LinkCard } from '#client/features/newsletter/link-card.tsx'
import { KindChoice } from '#client/features/price-alerts/kind-choice.tsx'
import * as priceAlertCss from '#client/features/price-alerts/price-alert.css.ts'
import { type AlertChoices, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { showToast } from '#client/ui/toast.ts'
import { m } from '#shared/messages/messages.ts'
import { PRICE_ALERT_KINDS } from '#shared/prices/price-alerts.ts'
import { productAddress } from '#shared/products/product-address.ts'

export function PriceAlertPage({ product }: { product: number }) {
  const { data: choices } = trpc.priceAlerts.choices.useQuery({ product })
  if (!choices) return null
  const canWait = choices.price !== null || choices.canWaitForStock
  return (
    <LinkCard title={choices.canWaitForStock ? m.tellMeWhenBack : m.tellWhenPriceDrops}>
      <p className={priceAlertCss.name} lang={choices.product.language ?? undefined}>
        <Link
          className={priceAlertCss.productLink}
          to="/products/$product"
          params={{ product: productAddress(choices.product) }}
        >
          {choices.product.name}
        </Link>
      </p>
      {!choices.canSend && <p>{m.alertsUnavailable}</p>}
      {choices.canSend && !choices.isVerified && <ConfirmFirst />}
      {choices.canSend && choices.isVerified && !canWait && <p>{m.cannotTrackProduct}</p>}
      {choices.canSend && choices.isVerified && canWait && <AlertForm choices={choices} />}
    </LinkCard>
  )
}

function ConfirmFirst() {
  return (
    <p>
      {m.confirmEmailFirst}{' '}
      <FillIn
        text={m.accountPageSendsLink}
        values={{ accountPage: <Link to="/account">{m.yourAccountPage}</Link> }}
      />
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
      return showToast({ type: 'success', title: m.alertSet })
    },
  })
  return (
    <form className={priceAlertCss.form} aria-label={m.priceAlert} {...form.form}>
      <FormRefusal message={form.refused?.message} />
      <KindChoice choices={choices} form={form} />
      <button
        type="submit"
        className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}
        disabled={form.isPending}
      >
        {form.isPending ? m.saving : m.setAlert}
      </button>
      <p className={priceAlertCss.note}>{m.alertEmailNote}</p>
    </form>
  )
}
