import { Link } from '@tanstack/react-router'
import { LinkCard } from '#client/features/newsletter/link-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { localPath } from '#shared/messages/languages.ts'

/** The page behind an email's link; only the button changes something. */
export function StopPage({ token }: { token: string }) {
  const { data: link } = trpc.priceAlerts.link.useQuery({ token })
  if (!link) return null
  if (link.state === 'stopped')
    return (
      <LinkCard title="Your price alerts are off">
        <p>We won’t email you about prices anymore. Your alerts are still there if you change your mind.</p>
        <AccountButton />
      </LinkCard>
    )
  if (link.state === 'invalid')
    return (
      <LinkCard title="This link isn’t valid">
        <p>It may be incomplete: please open it from the email again or paste the whole link.</p>
        <AccountButton />
      </LinkCard>
    )
  return (
    <LinkCard title="Stop all price alerts?">
      <p>We’ll stop emailing you about prices. Your alerts stay in your account.</p>
      <form method="post" action={localPath(`/price-alerts/stop?token=${encodeURIComponent(token)}`)}>
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          Stop all price alerts
        </button>
      </form>
    </LinkCard>
  )
}

function AccountButton() {
  return (
    <p>
      <Link to="/account" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
        Go to your account
      </Link>
    </p>
  )
}
