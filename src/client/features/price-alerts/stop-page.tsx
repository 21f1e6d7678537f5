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
  if (link.state === 'stopped')
    return (
      <LinkCard title={m.alertsAreOff}>
        <p>{m.alertsAreOffText}</p>
        <AccountButton />
      </LinkCard>
    )
  if (link.state === 'invalid')
    return (
      <LinkCard title={m.invalidLink}>
        <p>{m.openLinkAgain}</p>
        <AccountButton />
      </LinkCard>
    )
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

function AccountButton() {
  return (
    <p>
      <Link to="/account" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
        {m.goToAccount}
      </Link>
    </p>
  )
}
