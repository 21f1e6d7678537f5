import type { SubmitEvent } from 'react'
import { NewsletterConsent } from '#client/features/newsletter/newsletter-consent.tsx'
import { useSubscribe } from '#client/features/newsletter/use-subscribe.ts'
import { EMAIL_MAX_LENGTH } from '#shared/subscribe-search.ts'

/** The browser sends it by itself until the script is there, and without one. */
export function NewsletterBox() {
  const { subscribe, isBusy } = useSubscribe(() => undefined)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    subscribe({ email: String(new FormData(form).get('email')) }, { onSuccess: () => form.reset() })
  }
  return (
    <form className="newsletter-box" method="post" action="/subscribe" onSubmit={submit}>
      <h2 id="newsletter-heading">Newsletter</h2>
      <p>New guides and good finds, now and then.</p>
      <div>
        <label htmlFor="newsletter-email" className="visually-hidden">
          Email address
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder="Your email"
          maxLength={EMAIL_MAX_LENGTH}
        />
        <button type="submit" className="btn btn-solid btn-sm" disabled={isBusy}>
          Subscribe
        </button>
      </div>
      <NewsletterConsent />
    </form>
  )
}
