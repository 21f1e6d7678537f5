import { Link } from '@tanstack/react-router'
import { InvalidLink, LinkCard, LinkForm } from '#client/features/newsletter/link-card.tsx'
import { trpc } from '#client/lib/trpc.ts'

/** Opening the link changes nothing, because scanners of mail open every link; the button does. */
export function ConfirmPage({ token }: { token: string }) {
  const { data: link } = trpc.newsletter.link.useQuery({ token, purpose: 'confirm' })
  if (!link) return null
  if (link.state === 'invalid') return <InvalidLink />
  if (link.state === 'expired') return <ExpiredLink />
  if (link.state === 'confirmed') return <Confirmed email={link.email} />
  return (
    <LinkCard title="Confirm your subscription">
      <p>
        Press the button, and our newsletter comes to <strong>{link.email}</strong>.
      </p>
      <LinkForm action="confirm" token={token}>
        <button type="submit" className="btn btn-solid btn-lg">
          Confirm my subscription
        </button>
      </LinkForm>
    </LinkCard>
  )
}

function Confirmed({ email }: { email: string }) {
  return (
    <LinkCard title="You are subscribed">
      <p>
        Thank you! The next issue comes to <strong>{email}</strong>. Every issue has a link that unsubscribes
        you with one click.
      </p>
      <p>
        <Link to="/blog" className="btn btn-solid btn-lg">
          Read our articles
        </Link>
      </p>
    </LinkCard>
  )
}

function ExpiredLink() {
  return (
    <LinkCard title="This link has expired">
      <p>Links to confirm are good for seven days and once. Subscribe again to get a new one.</p>
      <p>
        <Link to="/subscribe" className="btn btn-solid btn-lg">
          Subscribe again
        </Link>
      </p>
    </LinkCard>
  )
}
