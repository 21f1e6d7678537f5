import { Link } from '@tanstack/react-router'
import { InvalidLink, LinkCard, LinkForm } from '#client/features/newsletter/link-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

export function UnsubscribePage({ token }: { token: string }) {
  const { data: link } = trpc.newsletter.link.useQuery({ token, purpose: 'manage' })
  if (!link) return null
  if (link.state === 'invalid' || link.state === 'expired') return <InvalidLink />
  if (link.state === 'unsubscribed') return <Unsubscribed email={link.email} token={token} />
  return (
    <LinkCard title="Unsubscribe?">
      <p>
        We’ll stop sending issues to <strong>{link.email}</strong> and delete your name.
      </p>
      <LinkForm action="unsubscribe" token={token}>
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          Unsubscribe
        </button>
      </LinkForm>
    </LinkCard>
  )
}

function Unsubscribed({ email, token }: { email: string; token: string }) {
  return (
    <LinkCard title="You’re unsubscribed">
      <p>
        We won’t send any more issues to <strong>{email}</strong>.
      </p>
      <p>
        Changed your mind? You can{' '}
        <Link to="/subscribe" search={{ token }}>
          subscribe again
        </Link>
        . You can also{' '}
        <Link to="/newsletter/preferences" search={{ token }}>
          delete your data
        </Link>
        .
      </p>
    </LinkCard>
  )
}
