import { Link } from '@tanstack/react-router'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { alertText } from '#client/features/price-alerts/alert-text.ts'
import * as priceAlertCss from '#client/features/price-alerts/price-alert.css.ts'
import { useSite } from '#client/lib/site.ts'
import { type PriceAlert, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'

export function PriceAlertSection() {
  const { sendsMail } = useSite()
  const { data: mine } = trpc.priceAlerts.mine.useQuery()
  if (!mine || (!sendsMail && mine.alerts.length === 0)) return null
  return (
    <section id="price-alerts" aria-labelledby="price-alerts-heading">
      <h2 id="price-alerts-heading">Price alerts</h2>
      {mine.alerts.length === 0 ? (
        <p>No price alerts yet. To set one, choose “Tell me when the price drops” on a product’s page.</p>
      ) : (
        <p>We email you at most once a day.</p>
      )}
      {!sendsMail && <p>This site can’t send email right now.</p>}
      {mine.isPaused && mine.alerts.length > 0 && <Paused />}
      <ul className={accountPageCss.sessionList}>
        {mine.alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
    </section>
  )
}

function Paused() {
  const { priceAlerts } = trpc.useUtils()
  const form = useForm(trpc.priceAlerts.resume.useMutation(), {
    action: '/account?form=resume-alerts',
    read: () => undefined,
    onDone: async () => {
      await priceAlerts.mine.invalidate()
      return showToast({ type: 'success', title: 'Your price alerts are back on' })
    },
  })
  return (
    <form {...form.form}>
      <p role="status">You stopped these emails.</p>
      <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline}`} disabled={form.isPending}>
        Turn them on again
      </button>
    </form>
  )
}

function AlertItem({ alert }: { alert: PriceAlert }) {
  const { locale } = useSite()
  const { priceAlerts } = trpc.useUtils()
  const form = useForm(trpc.priceAlerts.delete.useMutation(), {
    action: '/account?form=delete-alert',
    read: () => ({ id: alert.id }),
    onDone: async () => {
      await priceAlerts.mine.invalidate()
      return showToast({ type: 'success', title: 'Your price alert has been deleted' })
    },
  })
  return (
    <li className={accountPageCss.sessionLine}>
      <div className={priceAlertCss.name}>
        <b className={accountPageCss.sessionName}>
          {alert.isListed ? (
            <Link to="/products/$product" params={{ product: String(alert.productId) }}>
              {alert.productName}
            </Link>
          ) : (
            alert.productName
          )}
        </b>
        <p className={accountPageCss.sessionNote}>
          {alert.isListed ? alertText(alert, locale) : 'No longer in our shop'}
        </p>
      </div>
      <form {...form.form}>
        <input type="hidden" name="id" value={alert.id} />
        <button
          type="submit"
          className={`${baseCss.btn} ${baseCss.btnSoft} ${baseCss.btnSm}`}
          aria-label={`Delete the price alert for ${alert.productName}`}
          disabled={form.isPending}
        >
          Delete
        </button>
      </form>
    </li>
  )
}
