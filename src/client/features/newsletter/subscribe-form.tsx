import { useNavigate } from '@tanstack/react-router'
import { NewsletterConsent } from '#client/features/newsletter/newsletter-consent.tsx'
import * as subscribePageCss from '#client/features/newsletter/subscribe-page.css.ts'
import { useSubscribe } from '#client/features/newsletter/use-subscribe.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { m } from '#shared/messages/messages.ts'
import { EMAIL_MAX_LENGTH, SUBSCRIBER_NAME_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

const INVALID = 400

/** Sent by the browser itself until the script has loaded, and without one. */
export function SubscribeForm({ email }: { email: string | undefined }) {
  const navigate = useNavigate()
  const { form, field, refused, isPending } = useSubscribe({
    action: '/subscribe',
    read: ({ text }) => ({ email: text('email'), name: text('name') }),
    onDone: () => navigate({ to: '/' }),
  })
  const emailField = field('email')
  return (
    <form aria-label={m.newsletterSignUp} className={subscribePageCss.subscribeForm} {...form}>
      <FormRefusal message={refused?.status === INVALID ? m.subscribeFailed : refused?.message} />
      <Field
        label={m.name}
        autoComplete="name"
        required
        missing={m.enterName}
        maxLength={SUBSCRIBER_NAME_MAX_LENGTH}
        {...field('name')}
      />
      <Field
        label={m.email}
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        {...emailField}
        defaultValue={emailField.defaultValue ?? email}
      />
      <button
        type="submit"
        className={`${baseCss.btn} ${baseCss.btnSolid} ${baseCss.btnLg}`}
        disabled={isPending}
      >
        {isPending ? m.subscribing : m.subscribe}
      </button>
      <NewsletterConsent />
    </form>
  )
}
