import { Link } from '@tanstack/react-router'
import { LinkCard } from '#client/features/newsletter/link-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

/** The page behind an email's link; only the button changes something. */
export function StopPage({ token }: { token: string }) {
  const { data: link } = trpc.priceAlerts.link.useQuery({ token })
  if (!link) return null
  if (link.state === 'stopped') return <AccountCard title={m.alertsAreOff} text={m.alertsAreOffText} />
  if (link.state === 'invalid') return <AccountCard title={m.invalidLink} text={m.openLinkAgain} />
  return (
    <LinkCard title={m.stopAllAlertsQuestion}>
      <p>{m.stopAllAlertsText}</p>
      <form method="post" action={localPath(`/price-alerts/stop?token=${encodeURIComponent(token)}`)}>
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          {m.stopAllAlerts}
        </button>
      </form>
    </LinkCard>
  )
}

function AccountCard({ title, text }: { title: string; text: string }) {
  return (
    <LinkCard title={title}>
      <p>{text}</p>
      <p>
        <Link to="/account" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
          {m.goToAccount}
        </Link>
      </p>
    </LinkCard>
  )
}
