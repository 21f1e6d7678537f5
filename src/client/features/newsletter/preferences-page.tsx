import { Link } from '@tanstack/react-router'
import * as linkCardCss from '#client/features/newsletter/link-card.css.ts'
import { InvalidLink, LinkCard, LinkForm } from '#client/features/newsletter/link-card.tsx'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import type { LinkSearch } from '#shared/search-params/newsletter.ts'
import { SUBSCRIBER_NAME_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

const STATES = {
  confirmed: 'is subscribed.',
  unconfirmed: 'is not confirmed yet. Newsletters start after confirmation.',
  unsubscribed: 'is unsubscribed and won’t get any more issues.',
  bounced: 'couldn’t be reached. Subscribe again to get new issues.',
}

export function PreferencesPage({ token = '', state }: LinkSearch) {
  const { data: link } = trpc.newsletter.link.useQuery({ token, purpose: 'manage' })
  if (state === 'forgotten') return <Forgotten />
  if (!link) return null
  if (link.state === 'invalid' || link.state === 'expired') return <InvalidLink />
  return (
    <LinkCard title="Your newsletter">
      {state === 'done' && (
        <p className={linkCardCss.linkCardNote} role="status">
          Saved.
        </p>
      )}
      <p>
        <strong>{link.email}</strong> {STATES[link.state]}
      </p>
      {link.state === 'unsubscribed' ? (
        <Link to="/subscribe" search={{ token }} className={`${baseCss.btn} ${baseCss.btnSolid}`}>
          Subscribe again
        </Link>
      ) : (
        <Settings name={link.name} token={token} />
      )}
      <Deletion token={token} />
    </LinkCard>
  )
}

function Settings({ name, token }: { name: string | null; token: string }) {
  return (
    <>
      <LinkForm action="preferences" token={token}>
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={SUBSCRIBER_NAME_MAX_LENGTH}
          defaultValue={name ?? ''}
          hint="Optional"
        />
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnSolid}`}>
          Save
        </button>
      </LinkForm>
      <LinkForm action="unsubscribe" token={token}>
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
          Unsubscribe
        </button>
      </LinkForm>
    </>
  )
}

function Deletion({ token }: { token: string }) {
  return (
    <details>
      <summary>Delete my data</summary>
      <p>
        We’ll delete your address, your name, and the record of your consent immediately and unsubscribe you.
        This can’t be undone.
      </p>
      <LinkForm action="forget" token={token}>
        <button type="submit" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
          Delete everything
        </button>
      </LinkForm>
    </details>
  )
}

function Forgotten() {
  return (
    <LinkCard title="Your data has been deleted">
      <p>We no longer store anything about your subscription.</p>
      <p>
        <Link to="/" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
          Back to home
        </Link>
      </p>
    </LinkCard>
  )
}
