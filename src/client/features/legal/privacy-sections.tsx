import { Link } from '@tanstack/react-router'
import { ContactDetails, MailLink } from '#client/features/legal/contact-details.tsx'
import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { STORED_DATA, StoredDataList } from '#client/features/legal/stored-data.tsx'
import type { Site } from '#shared/site.ts'

export function privacySections({ name, contact }: Site): LegalSection[] {
  return [
    {
      id: 'controller',
      title: 'Who is responsible',
      text: (
        <>
          <p>The controller of the personal data that {name} handles is:</p>
          <ContactDetails contact={contact} />
          <p>Write there about anything on this page. You need no form and no reason.</p>
        </>
      ),
    },
    {
      id: 'visiting',
      title: 'When you just visit',
      text: (
        <>
          <p>
            You can read, search and follow links without an account, and we do not know who you are. We use
            no advertising or analytics services and build no profiles.
          </p>
          <p>
            Our server's log notes for each request the time, the path of the page, the answer's status and
            how long it took. It notes neither your network address nor your browser, nor what you searched
            for.
          </p>
          <p>
            All that a page shows, its pictures and fonts included, comes from our own server: while you look
            at a page, your browser asks nobody else.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      text: (
        <>
          <p>We set only what the site needs in order to work, so there is no banner to click away:</p>
          <ul>
            <li>
              <strong>A session cookie</strong>, only after you sign in. It keeps you signed in, and goes when
              you sign out or the session expires.
            </li>
            <li>
              <strong>Your choice of light or dark</strong>, in local storage, only if you choose another than
              your system's. It never leaves your browser.
            </li>
            <li>
              <strong>How far you had scrolled</strong>, in the storage of the tab, so that going back finds
              the same place. It never leaves your browser and goes when you close the tab.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'stored',
      title: 'What we store, why and for how long',
      text: (
        <>
          <p>We store personal data only on these occasions:</p>
          <StoredDataList items={STORED_DATA} />
          <p>
            What is deleted may stay in backups until they are replaced. What administrators change in the
            shop is recorded with their account, so that mistakes can be traced.
          </p>
        </>
      ),
    },
    {
      id: 'clicks',
      title: 'Links to retailers',
      text: (
        <>
          <p>
            A click on Buy Now is counted as one more in a sum for the day, the product and the kind of page.
            The count holds no person, no network address, no cookie and no exact time.
          </p>
          <p>
            At the retailer, and on the way there through an affiliate network, the rules of those companies
            apply: they may set cookies of their own and learn that you came from our site. We are told that
            something was bought and what commission it brought, not by whom.
          </p>
        </>
      ),
    },
    {
      id: 'newsletter',
      title: 'The newsletter',
      text: (
        <p>
          You get it only if you asked for it and confirmed your address by mail. Each mail has a link that
          unsubscribes you with one click; you can also write to <MailLink contact={contact} />. Withdrawing
          your consent does not make unlawful what happened before.
        </p>
      ),
    },
    {
      id: 'donations',
      title: 'Donations through Stripe',
      text: (
        <p>
          Payments are taken by Stripe on Stripe's own pages. Stripe handles your payment data as a controller
          of its own, also outside the EEA under the safeguards that it describes in its{' '}
          <a href="https://stripe.com/privacy" rel="noopener">
            privacy policy
          </a>
          . From us it receives the amount, your email address and a reference to the donation; we learn from
          it whether the payment succeeded.
        </p>
      ),
    },
    {
      id: 'recipients',
      title: 'Who else sees it',
      text: (
        <p>
          We sell no data and give none to advertisers or retailers. Companies that run our server or send our
          mail handle data for us, on our instructions and under a contract. Authorities get what the law
          obliges us to hand over.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: (
        <>
          <p>Under the GDPR you can ask us, free of charge and at any time:</p>
          <ul>
            <li>to tell you what we store about you, and to give you a copy of it;</li>
            <li>to correct it, to delete it or to use it only in a limited way;</li>
            <li>to hand over what you gave us in a form that a machine can read;</li>
            <li>to stop where we rely on a legitimate interest, and to let you withdraw a consent.</li>
          </ul>
          <p>
            With an account you can export your data and delete the account yourself. For everything else
            write to <MailLink contact={contact} />: we answer within a month. We may have to make sure that
            it is you who asks, and must keep what bookkeeping law asks for. No decision about you is made by
            a machine alone.
          </p>
        </>
      ),
    },
    {
      id: 'complaint',
      title: 'Complaints',
      text: (
        <p>
          Tell us if something is wrong, so that we can put it right. You can also complain to the supervisory
          authority, in Sweden{' '}
          <a href="https://www.imy.se/en/" rel="noopener">
            Integritetsskyddsmyndigheten (IMY)
          </a>
          , or to the one of the country where you live or work.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      text: (
        <p>
          The site is written for parents and not for children, and it asks for nothing about your child.
          Please leave your child's name and health out of messages to us.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      text: (
        <p>
          When the site changes, so does this page; what concerns data that you gave us before is announced to
          you first where we can reach you. What you may do with the site is in the{' '}
          <Link to="/terms-of-service">Terms of Service</Link>.
        </p>
      ),
    },
  ]
}
