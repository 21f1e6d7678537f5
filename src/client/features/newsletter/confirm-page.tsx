import { InvalidLink, LinkCard, LinkForm, LinkNotice } from '#client/features/newsletter/link-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { m } from '#shared/messages/messages.ts'

const large = `${baseCss.solidButton} ${baseCss.btnLg}`

/** Opening the link changes nothing, because mail scanners open every link; the button does. */
export function ConfirmPage({ token }: { token: string }) {
  const { data: link } = trpc.newsletter.link.useQuery({ token, purpose: 'confirm' })
  if (!link) return null
  if (link.state === 'invalid') return <InvalidLink />
  if (link.state === 'expired')
    return (
      <LinkNotice
        title={m.linkHasExpired}
        text={m.confirmationLinkExpired}
        to="/subscribe"
        label={m.subscribeAgain}
        look={large}
      />
    )
  const email = <strong>{link.email}</strong>
  if (link.state === 'confirmed')
    return (
      <LinkNotice
        title={m.youAreSubscribed}
        text={<FillIn text={m.nextIssueGoesTo} values={{ email }} />}
        to="/blog"
        label={m.readOurArticles}
        look={large}
      />
    )
  return (
    <LinkCard title={m.confirmYourSubscription}>
      <p>
        <FillIn text={m.confirmToGet} values={{ email }} />
      </p>
      <LinkForm action="confirm" token={token} button={m.confirmMySubscription} />
    </LinkCard>
  )
}
