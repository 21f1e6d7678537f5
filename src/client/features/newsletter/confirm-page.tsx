import { Link } from '@tanstack/react-router'
import { InvalidLink, LinkCard, LinkForm } from '#client/features/newsletter/link-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

/** Opening the link changes nothing, because mail scanners open every link; the button does. */
export function ConfirmPage({ token }: { token: string }) {
  const { data: link } = trpc.newsletter.link.useQuery({ token, purpose: 'confirm' })
  if (!link) return null
  if (link.state === 'invalid') return <InvalidLink />
  if (link.state === 'expired') return <ExpiredLink />
  if (link.state === 'confirmed') return <Confirmed email={link.email} />
  return (
    <LinkCard title="Confirm your subscription">
      <p>
        Confirm to get our newsletter at <strong>{link.email}</strong>.
      </p>
      <LinkForm action="confirm" token={token}>
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          Confirm my subscription
        </button>
      </LinkForm>
    </LinkCard>
  )
}

function Confirmed({ email }: { email: string }) {
  return (
    <LinkCard title="You’re subscribed">
      <p>
        Thank you! We’ll send the next issue to <strong>{email}</strong>. Every issue has a one-click
        unsubscribe link.
      </p>
      <p>
        <Link to="/blog" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          Read our articles
        </Link>
      </p>
    </LinkCard>
  )
}

function ExpiredLink() {
  return (
    <LinkCard title="This link has expired">
      <p>Confirmation links work once and for seven days. Subscribe again to get a new one.</p>
      <p>
        <Link to="/subscribe" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          Subscribe again
        </Link>
      </p>
    </LinkCard>
  )
}
