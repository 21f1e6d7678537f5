import { buttonMail } from '#server/mail/templates/button-mail.tsx'
import type { MailSite } from '#server/mail/templates/mail-layout.tsx'
import { FillIn, MailLink, MailText } from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface Reader {
  site: MailSite
}

/** Only `passwordResetMail` has a name: a stranger may have typed the others, with an advertisement as the name. */
interface Link extends Reader {
  url: string
}

interface TimedLink extends Link {
  validForMinutes: number
}

export function accountExistsMail({ site }: Reader) {
  const shop = site.name
  return buttonMail({
    site,
    subject: fill(m.accountExistsSubject, { shop }),
    preview: m.accountExistsPreview,
    reason: fill(m.signUpReason, { shop }),
    heading: m.accountExistsHeading,
    texts: [
      fill(m.accountExistsText, { shop }),
      <MailText key="forgotten">
        <FillIn
          text={m.accountExistsForgotten}
          values={{ link: <MailLink href={`${site.url}/forgot-password`}>{m.chooseNewOne}</MailLink> }}
        />
      </MailText>,
    ],
    url: `${site.url}/login`,
    button: m.signIn,
  })
}

export function signUpMail({ site, url }: Link) {
  const shop = site.name
  return buttonMail({
    site,
    subject: fill(m.signUpSubject, { shop }),
    preview: m.signUpPreview,
    reason: fill(m.signUpReason, { shop }),
    heading: m.finishAccount,
    texts: [fill(m.signUpText, { shop }), m.signUpNotYou],
    url,
    button: m.createMyAccount,
  })
}

export function emailVerificationMail({ site, url }: Link) {
  const shop = site.name
  return buttonMail({
    site,
    subject: fill(m.verifyEmailSubject, { shop }),
    preview: m.verifyEmailPreview,
    reason: fill(m.verifyEmailReason, { shop }),
    heading: m.isYourAddress,
    texts: [m.helloAll, m.verifyEmailText, fill(m.verifyEmailNotYou, { shop })],
    url,
    button: m.confirmMyAddress,
  })
}

export function emailChangeMail({ site, url }: Link) {
  const shop = site.name
  return buttonMail({
    site,
    subject: fill(m.emailChangeSubject, { shop }),
    preview: m.emailChangePreview,
    reason: fill(m.emailChangeReason, { shop }),
    heading: m.isYourNewAddress,
    texts: [fill(m.emailChangeText, { shop }), m.emailChangeNotYou],
    url,
    button: m.confirmMyNewAddress,
  })
}

export function emailChangedMail({ site, newEmail }: Reader & { newEmail: string }) {
  const shop = site.name
  return buttonMail({
    site,
    subject: fill(m.emailChangedSubject, { shop }),
    preview: m.emailChangedPreview,
    reason: fill(m.emailChangedReason, { shop }),
    heading: m.emailWasChanged,
    texts: [
      fill(m.emailChangedText, { shop, address: newEmail }),
      fill(m.emailChangedNotYou, { address: site.contact.email }),
    ],
    url: `${site.url}/contact`,
    button: m.contactUsMail,
  })
}

export function signInLinkMail({ site, url, validForMinutes: n }: TimedLink) {
  const shop = site.name
  return buttonMail({
    site,
    subject: fill(m.signInLinkSubject, { shop }),
    preview: fill(m.signInLinkPreview, { n }),
    reason: fill(m.signInLinkReason, { shop }),
    heading: fill(m.signInToShop, { shop }),
    texts: [fill(m.signInLinkText, { n }), m.signInLinkNotYou],
    url,
    button: m.signIn,
  })
}

export function passwordResetMail({ site, name, url, validForMinutes: n }: TimedLink & { name: string }) {
  const shop = site.name
  return buttonMail({
    site,
    subject: fill(m.passwordResetSubject, { shop }),
    preview: fill(m.passwordResetPreview, { n }),
    reason: fill(m.passwordResetReason, { shop }),
    heading: m.chooseNewPassword,
    texts: [fill(m.helloName, { name }), fill(m.passwordResetText, { shop, n }), m.passwordResetNotYou],
    url,
    button: m.chooseNewPassword,
  })
}
