import { Link } from '@tanstack/react-router'
import * as linkCardCss from '#client/features/newsletter/link-card.css.ts'
import { InvalidLink, LinkCard, LinkForm } from '#client/features/newsletter/link-card.tsx'
import { EmailLanguageField } from '#client/features/site/email-language-field.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { FillIn } from '#client/ui/fill-in.tsx'
import { m } from '#shared/messages/messages.ts'
import type { LinkSearch } from '#shared/search-params/newsletter.ts'
import { SUBSCRIBER_NAME_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

const STATES = {
  confirmed: () => m.addressIsSubscribed,
  unconfirmed: () => m.addressIsUnconfirmed,
  unsubscribed: () => m.addressIsUnsubscribed,
  bounced: () => m.addressBounced,
}

export function PreferencesPage({ token = '', state }: LinkSearch) {
  const { data: link } = trpc.newsletter.link.useQuery({ token, purpose: 'manage' })
  if (state === 'forgotten') return <Forgotten />
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
        <Link to="/subscribe" search={{ token }} className={`${baseCss.btn} ${baseCss.btnSolid}`}>
          {m.subscribeAgain}
        </Link>
      ) : (
        <Settings name={link.name} language={link.language} token={token} />
      )}
      <Deletion token={token} />
    </LinkCard>
  )
}

interface SettingsProps {
  name: string | null
  language: string
  token: string
}

function Settings({ name, language, token }: SettingsProps) {
  return (
    <>
      <LinkForm action="preferences" token={token}>
        <Field
          label={m.name}
          name="name"
          autoComplete="name"
          maxLength={SUBSCRIBER_NAME_MAX_LENGTH}
          defaultValue={name ?? ''}
          hint={m.optional}
        />
        <EmailLanguageField stored={language} />
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid}`}>
          {m.save}
        </button>
      </LinkForm>
      <LinkForm action="unsubscribe" token={token}>
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
          {m.unsubscribe}
        </button>
      </LinkForm>
    </>
  )
}

function Deletion({ token }: { token: string }) {
  return (
    <details>
      <summary>{m.deleteMyData}</summary>
      <p>{m.deletionOfSubscriber}</p>
      <LinkForm action="forget" token={token}>
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
          {m.deleteEverything}
        </button>
      </LinkForm>
    </details>
  )
}

function Forgotten() {
  return (
    <LinkCard title={m.dataDeleted}>
      <p>{m.dataDeletedText}</p>
      <p>
        <Link to="/" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
          {m.backToHome}
        </Link>
      </p>
    </LinkCard>
  )
}
