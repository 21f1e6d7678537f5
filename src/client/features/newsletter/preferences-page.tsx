import { Link } from '@tanstack/react-router'
import * as linkCardCss from '#client/features/newsletter/link-card.css.ts'
import { InvalidLink, LinkCard, LinkForm, LinkNotice } from '#client/features/newsletter/link-card.tsx'
import { EmailLanguageField } from '#client/features/site/email-language-field.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import { m } from '#shared/messages/messages.ts'
import { type LinkSearch, SUBSCRIBER_NAME_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

const STATES = {
  confirmed: () => m.addressIsSubscribed,
  unconfirmed: () => m.addressIsUnconfirmed,
  unsubscribed: () => m.addressIsUnsubscribed,
  bounced: () => m.addressBounced,
}

export function PreferencesPage({ token = '', state }: LinkSearch) {
  const { data: link } = trpc.newsletter.link.useQuery({ token, purpose: 'manage' })
  if (state === 'forgotten')
    return <LinkNotice title={m.dataDeleted} text={m.dataDeletedText} to="/" label={m.backToHome} />
  if (!link) return null
  if (link.state === 'invalid' || link.state === 'expired') return <InvalidLink />
  return (
    <LinkCard title={m.yourNewsletter}>
      {state === 'done' && (
        <p className={linkCardCss.linkCardNote} role="status">
          {m.changesSaved}
        </p>
      )}
      <p>
        <FillIn text={STATES[link.state]()} values={{ email: <strong>{link.email}</strong> }} />
      </p>
      {link.state === 'unsubscribed' ? (
        <Link to="/subscribe" search={{ token }} className={baseCss.solidButton}>
          {m.subscribeAgain}
        </Link>
      ) : (
        <Settings name={link.name} language={link.language} token={token} />
      )}
      <Deletion token={token} />
    </LinkCard>
  )
}

function Settings({ name, language, token }: { name: string | null; language: string; token: string }) {
  return (
    <>
      <LinkForm action="preferences" token={token} button={m.save} buttonLook={baseCss.solidButton}>
        <Field
          label={m.name}
          name="name"
          autoComplete="name"
          maxLength={SUBSCRIBER_NAME_MAX_LENGTH}
          defaultValue={name ?? ''}
          hint={m.optional}
        />
        <EmailLanguageField stored={language} />
      </LinkForm>
      <LinkForm
        action="unsubscribe"
        token={token}
        button={m.unsubscribe}
        buttonLook={baseCss.outlineButton}
      />
    </>
  )
}

function Deletion({ token }: { token: string }) {
  return (
    <details className={linkCardCss.deletion}>
      <summary className={linkCardCss.deletionSummary}>{m.deleteMyData}</summary>
      <p className={linkCardCss.deletionText}>{m.deletionOfSubscriber}</p>
      <LinkForm
        action="forget"
        token={token}
        button={m.deleteEverything}
        buttonLook={baseCss.outlineButton}
      />
    </details>
  )
}
