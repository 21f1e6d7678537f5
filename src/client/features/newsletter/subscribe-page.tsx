import { Link, useNavigate } from '@tanstack/react-router'
import { NewsletterConsent } from '#client/features/newsletter/newsletter-consent.tsx'
import * as subscribePageCss from '#client/features/newsletter/subscribe-page.css.ts'
import { useSubscribe } from '#client/features/newsletter/use-subscribe.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Field } from '#client/ui/field.tsx'
import { FormRefusal } from '#client/ui/form-refusal.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { m } from '#shared/messages/messages.ts'
import {
  EMAIL_MAX_LENGTH,
  SUBSCRIBER_NAME_MAX_LENGTH,
  type SubscribeSearch,
} from '#shared/search-params/newsletter.ts'

const expectations = () => [
  m.expectNoFloods,
  m.expectConfirmation,
  m.expectUnsubscribeLink,
  m.expectNoOtherUse,
]

interface SubscribePageProps extends Pick<SubscribeSearch, 'state'> {
  email: string | undefined
}

export function SubscribePage({ email, state }: SubscribePageProps) {
  return (
    <div className={`${baseCss.wrap} ${subscribePageCss.subscribePage}`}>
      <div>
        <h1 className={baseCss.h1}>{m.ourNewsletter}</h1>
        <p className={baseCss.lead}>{m.ourNewsletterText}</p>
        <h2 className={baseCss.visuallyHidden}>{m.whatToExpect}</h2>
        <ul className={subscribePageCss.subscribePoints}>
          {expectations().map((text) => (
            <li key={text} className={subscribePageCss.subscribePoint}>
              <Icon icon={deferredIcons.check} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={subscribePageCss.subscribeCard}>
        <Picture
          className={subscribePageCss.subscribePicture}
          src="/images/scenes/not-found.webp"
          alt=""
          sizes="(min-width: 1320px) 580px, (min-width: 1024px) 46vw, 94vw"
          width={800}
          height={320}
          priority
          position="50% 72%"
        />
        {state === 'done' ? <SubscribedNotice /> : <SubscribeForm email={email} />}
      </div>
    </div>
  )
}

function SubscribedNotice() {
  return (
    <div className={subscribePageCss.subscribeBody} role="status">
      <h2 className={baseCss.h3}>{m.subscribedToNewsletter}</h2>
      <p className={subscribePageCss.subscribedText}>{m.newslettersStartLater}</p>
      <Link to="/" className={baseCss.outlineButton}>
        {m.backToHome}
      </Link>
    </div>
  )
}

const INVALID = 400

/** Sent by the browser itself until the script has loaded, and without one. */
function SubscribeForm({ email }: { email: string | undefined }) {
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
      <button type="submit" className={`${baseCss.solidButton} ${baseCss.btnLg}`} disabled={isPending}>
        {isPending ? m.subscribing : m.subscribe}
      </button>
      <NewsletterConsent />
    </form>
  )
}
