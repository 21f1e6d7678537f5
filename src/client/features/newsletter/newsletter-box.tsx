import { skipToken, useQuery } from '@tanstack/react-query'
import { NewsletterConsent } from '#client/features/newsletter/newsletter-consent.tsx'
import { SUBSCRIBED_NOTE, useSubscribe } from '#client/features/newsletter/use-subscribe.ts'
import * as siteFooterCss from '#client/features/site/site-footer.late.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import { EMAIL_MAX_LENGTH } from '#shared/search-params/newsletter.ts'

/** Sent by the browser itself until the script has loaded, and without one. */
export function NewsletterBox() {
  const { form, problems, isPending } = useSubscribe({ read: ({ text }) => ({ email: text('email') }) })
  const { data: note } = useQuery<string>({ queryKey: SUBSCRIBED_NOTE, queryFn: skipToken })
  const error = problems.email
  return (
    <form className={siteFooterCss.wide} {...form} action={localPath('/subscribe')}>
      <h2 id="newsletter-heading" className={siteFooterCss.footerHeading}>
        {m.newsletter}
      </h2>
      <p>{m.newsletterLine}</p>
      <div className={siteFooterCss.newsletterField}>
        <label htmlFor="newsletter-email" className={baseCss.visuallyHidden}>
          {m.emailAddress}
        </label>
        <input
          id="newsletter-email"
          className={siteFooterCss.newsletterEmail}
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={m.yourEmail}
          maxLength={EMAIL_MAX_LENGTH}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'newsletter-error'}
        />
        <button
          type="submit"
          className={`${baseCss.solidButton} ${baseCss.btnSm} ${siteFooterCss.newsletterButton}`}
          disabled={isPending}
        >
          {m.subscribe}
        </button>
      </div>
      {error && (
        <p id="newsletter-error" className={siteFooterCss.newsletterError}>
          {error}
        </p>
      )}
      {note && <p role="status">{note}</p>}
      <NewsletterConsent />
    </form>
  )
}
