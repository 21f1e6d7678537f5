import { useNavigate } from '@tanstack/react-router'
import { NewsletterConsent } from '#client/features/newsletter/newsletter-consent.tsx'
import * as subscribePageCss from '#client/features/newsletter/subscribe-page.css.ts'
import { useSubscribe } from '#client/features/newsletter/use-subscribe.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { SUBSCRIBE_FAILED } from '#shared/newsletter/newsletter-consent.ts'
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
    <form aria-label="Newsletter sign-up" className={subscribePageCss.subscribeForm} {...form}>
      <FormRefusal message={refused?.status === INVALID ? SUBSCRIBE_FAILED : refused?.message} />
      <Field
        label="Name"
        autoComplete="name"
        required
        missing="Enter your name"
        maxLength={SUBSCRIBER_NAME_MAX_LENGTH}
        {...field('name')}
      />
      <Field
        label="Email"
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
        {isPending ? 'Subscribing...' : 'Subscribe'}
      </button>
      <NewsletterConsent />
    </form>
  )
}
