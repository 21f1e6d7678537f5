import { Link } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { useSite } from '#client/lib/site.ts'
import { showToast } from '#client/ui/toast.ts'
import { EMAIL_MAX_LENGTH, SUBSCRIBER_NAME_MAX_LENGTH } from '#shared/subscribe-search.ts'

/** Nothing takes the sign-up yet, and the form says so: what was typed stays. */
export function SubscribeForm({ email }: { email: string | undefined }) {
  const { contact } = useSite()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    showToast({ type: 'error', title: 'Failed to subscribe. Please try again.' })
  }
  return (
    <form aria-label="Newsletter sign-up" onSubmit={submit}>
      <div className="field">
        <label htmlFor="subscriber-name">Name</label>
        <input
          id="subscriber-name"
          name="name"
          autoComplete="name"
          required
          maxLength={SUBSCRIBER_NAME_MAX_LENGTH}
        />
      </div>
      <div className="field">
        <label htmlFor="subscriber-email">Email</label>
        <input
          id="subscriber-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
          defaultValue={email}
        />
      </div>
      <button type="submit" className="btn btn-solid btn-lg">
        Subscribe
      </button>
      <p className="subscribe-consent">
        By subscribing you agree to receive our newsletter by email. You can withdraw that at any time: see
        the{' '}
        <Link to="/privacy-policy" hash="newsletter">
          privacy policy
        </Link>
        .
      </p>
      <p className="subscribe-consent no-script">
        Without JavaScript the form cannot sign you up. Write to {contact.email} instead.
      </p>
    </form>
  )
}
