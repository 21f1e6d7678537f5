import { Link } from '@tanstack/react-router'
import * as accountPageCss from '#client/features/accounts/account-page.css.ts'
import { alertText } from '#client/features/price-alerts/alert-text.ts'
import * as priceAlertCss from '#client/features/price-alerts/price-alert.css.ts'
import { useSite } from '#client/lib/site.ts'
import { type PriceAlert, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

export function PriceAlertSection() {
  const { sendsMail } = useSite()
  const { data: mine } = trpc.priceAlerts.mine.useQuery()
  if (!mine || (!sendsMail && mine.alerts.length === 0)) return null
  return (
    <section id="price-alerts" aria-labelledby="price-alerts-heading">
      <h2 id="price-alerts-heading">{m.priceAlerts}</h2>
      {mine.alerts.length === 0 ? <p>{m.noAlertsYet}</p> : <p>{m.alertEmailsAtMostDaily}</p>}
      {!sendsMail && <p>{m.cannotSendEmailNow}</p>}
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
      return showToast({ type: 'success', title: m.alertsBackOn })
    },
  })
  return (
    <form {...form.form}>
      <p role="status">{m.youStoppedEmails}</p>
      <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline}`} disabled={form.isPending}>
        {m.turnAlertsOn}
      </button>
    </form>
  )
}

function AlertItem({ alert }: { alert: PriceAlert }) {
  const { priceAlerts } = trpc.useUtils()
  const form = useForm(trpc.priceAlerts.delete.useMutation(), {
    action: '/account?form=delete-alert',
    read: () => ({ id: alert.id }),
    onDone: async () => {
      await priceAlerts.mine.invalidate()
      return showToast({ type: 'success', title: m.alertDeleted })
    },
  })
  return (
    <li className={accountPageCss.sessionLine}>
      <div className={priceAlertCss.name}>
        <b className={accountPageCss.sessionName}>
          {alert.isListed ? (
            <Link
              className={priceAlertCss.productLink}
              to="/products/$product"
              params={{ product: String(alert.productId) }}
            >
              {alert.productName}
            </Link>
          ) : (
            alert.productName
          )}
        </b>
        <p className={accountPageCss.sessionNote}>{alert.isListed ? alertText(alert) : m.noLongerInShop}</p>
      </div>
      <form {...form.form}>
        <input type="hidden" name="id" value={alert.id} />
        <button
          type="submit"
          className={`${baseCss.btn} ${baseCss.btnSoft} ${baseCss.btnSm}`}
          aria-label={fill(m.deleteAlertFor, { name: alert.productName })}
          disabled={form.isPending}
        >
          {m.deleteAlert}
        </button>
      </form>
    </li>
  )
}
