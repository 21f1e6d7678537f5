import { Link } from '@tanstack/react-router'
import { InvalidLink, LinkCard, LinkForm } from '#client/features/newsletter/link-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { m } from '#shared/messages/messages.ts'

/** Opening the link changes nothing, because mail scanners open every link; the button does. */
export function ConfirmPage({ token }: { token: string }) {
  const { data: link } = trpc.newsletter.link.useQuery({ token, purpose: 'confirm' })
  if (!link) return null
  if (link.state === 'invalid') return <InvalidLink />
  if (link.state === 'expired') return <ExpiredLink />
  if (link.state === 'confirmed') return <Confirmed email={link.email} />
  return (
    <LinkCard title={m.confirmYourSubscription}>
      <p>
        <FillIn text={m.confirmToGet} values={{ email: <strong>{link.email}</strong> }} />
      </p>
      <LinkForm action="confirm" token={token}>
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          {m.confirmMySubscription}
        </button>
      </LinkForm>
    </LinkCard>
  )
}

function Confirmed({ email }: { email: string }) {
  return (
    <LinkCard title={m.youAreSubscribed}>
      <p>
        <FillIn text={m.nextIssueGoesTo} values={{ email: <strong>{email}</strong> }} />
      </p>
      <p>
        <Link to="/blog" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          {m.readOurArticles}
        </Link>
      </p>
    </LinkCard>
  )
}

function ExpiredLink() {
  return (
    <LinkCard title={m.linkHasExpired}>
      <p>{m.confirmationLinkExpired}</p>
      <p>
        <Link to="/subscribe" className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}>
          {m.subscribeAgain}
        </Link>
      </p>
    </LinkCard>
  )
}
