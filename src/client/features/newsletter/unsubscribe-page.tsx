import { Link } from '@tanstack/react-router'
import { InvalidLink, LinkCard, LinkForm } from '#client/features/newsletter/link-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { m } from '#shared/messages/messages.ts'

export function UnsubscribePage({ token }: { token: string }) {
  const { data: link } = trpc.newsletter.link.useQuery({ token, purpose: 'manage' })
  if (!link) return null
  if (link.state === 'invalid' || link.state === 'expired') return <InvalidLink />
  if (link.state === 'unsubscribed') return <Unsubscribed email={link.email} token={token} />
  return (
    <LinkCard title={m.unsubscribeQuestion}>
      <p>
        <FillIn text={m.unsubscribeText} values={{ email: <strong>{link.email}</strong> }} />
      </p>
      <LinkForm action="unsubscribe" token={token} button={m.unsubscribe} />
    </LinkCard>
  )
}

function Unsubscribed({ email, token }: { email: string; token: string }) {
  return (
    <LinkCard title={m.youAreUnsubscribed}>
      <p>
        <FillIn text={m.noMoreIssues} values={{ email: <strong>{email}</strong> }} />
      </p>
      <p>
        <FillIn
          text={m.subscribeAgainOrDelete}
          values={{
            subscribeAgain: (
              <Link to="/subscribe" search={{ token }}>
                {m.subscribeAgainLink}
              </Link>
            ),
            deleteYourData: (
              <Link to="/newsletter/preferences" search={{ token }}>
                {m.deleteYourDataLink}
              </Link>
            ),
          }}
        />
      </p>
    </LinkCard>
  )
}
