import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { NewsletterConsent } from '#client/features/newsletter/newsletter-consent.tsx'
import { useSubscribe } from '#client/features/newsletter/use-subscribe.ts'
import { Field } from '#client/ui/field.tsx'
import { SUBSCRIBE_FAILED } from '#shared/newsletter-consent.ts'
import {
  EMAIL_MAX_LENGTH,
  SUBSCRIBER_NAME_MAX_LENGTH,
  type SubscribeSearch,
} from '#shared/subscribe-search.ts'

const PROBLEMS = { failed: SUBSCRIBE_FAILED, busy: 'Too many attempts. Please try again in ten minutes.' }

/** The browser sends it by itself until the script is there, and without one. */
export function SubscribeForm({ email, state }: SubscribeSearch) {
  const navigate = useNavigate()
  const { subscribe, isBusy, fields } = useSubscribe(() => navigate({ to: '/' }))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    subscribe(
      { email: String(data.get('email')), name: String(data.get('name')) },
      { onSuccess: () => form.reset() },
    )
  }
  return (
    <form aria-label="Newsletter sign-up" method="post" action="/subscribe" onSubmit={submit}>
      {state && state !== 'done' && (
        <p className="form-error" role="alert">
          {PROBLEMS[state]}
        </p>
      )}
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={SUBSCRIBER_NAME_MAX_LENGTH}
        error={fields.name}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        defaultValue={email}
        error={fields.email}
      />
      <button type="submit" className="btn btn-solid btn-lg" disabled={isBusy}>
        {isBusy ? 'Subscribing...' : 'Subscribe'}
      </button>
      <NewsletterConsent />
    </form>
  )
}
