import { Link } from '@tanstack/react-router'
import { ContactDetails, MailLink } from '#client/features/legal/contact-details.tsx'
import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { STORED_DATA, StoredDataList } from '#client/features/legal/stored-data.tsx'
import { BACKUP_RETENTION, RETENTION_DAYS } from '#shared/retention.ts'
import { MIN_VISITORS_PER_SEARCH } from '#shared/search-params/reports.ts'
import type { Site } from '#shared/site/site.ts'

export const PRIVACY_LEAD =
  'We’d rather know too little about you than too much. Here’s what we store, why, for how long, and how to delete it.'

export function privacySections({ name, contact }: Site): LegalSection[] {
  return [
    {
      id: 'controller',
      title: 'Who is responsible',
      text: (
        <>
          <p>The controller of the personal data that {name} handles is:</p>
          <ContactDetails contact={contact} />
          <p>Write there about anything on this page. You don’t need a form or a reason.</p>
        </>
      ),
    },
    {
      id: 'visiting',
      title: 'When you just visit',
      text: (
        <>
          <p>
            You can read, search, and follow links without an account, and we don’t know who you are. We use
            no advertising or analytics services and build no profiles.
          </p>
          <p>
            For each request, our server logs the time, the path of the page, the response status, and how
            long it took. It doesn’t log your network address, your browser, or what you searched for.
          </p>
          <p>
            Everything on a page, including its pictures and fonts, comes from our own server: your browser
            contacts no one else.
          </p>
        </>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      text: (
        <>
          <p>
            Nothing here tracks you, so there’s no banner to click away. This is what your browser stores:
          </p>
          <ul>
            <li>
              <strong>A session cookie</strong>, only after you sign in. It keeps you signed in, and is
              removed when you sign out or the session expires.
            </li>
            <li>
              <strong>A device cookie</strong>, only after you sign in and for up to 400 days. It tells us
              that this browser has signed in before, so nobody can lock you out by guessing your password. It
              holds a random number and a signature, and is stored nowhere else.
            </li>
            <li>
              <strong>Your choice of light or dark</strong>, in local storage, only if it differs from your
              system’s. It never leaves your browser.
            </li>
            <li>
              <strong>The last products you viewed</strong>, in local storage, so you can find them again
              below a product. The list never leaves your browser, and “Turn off” beside it deletes it.
            </li>
            <li>
              <strong>How far you had scrolled</strong>, in the tab’s storage, so that going back returns you
              to the same place. It never leaves your browser and is removed when you close the tab.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'stored',
      title: 'What we store, why, and for how long',
      text: (
        <>
          <p>We store personal data only in these cases:</p>
          <StoredDataList items={STORED_DATA} />
          <p>
            Deleted data may remain in backups, which are deleted after {RETENTION_DAYS.backups} days; the
            newest {BACKUP_RETENTION.always} are kept until newer ones take their place. Changes that
            administrators make in the shop are recorded with their account for{' '}
            {RETENTION_DAYS.auditLog / 365} years, so that mistakes can be traced.
          </p>
        </>
      ),
    },
    {
      id: 'clicks',
      title: 'Pages and links to retailers',
      text: (
        <>
          <p>
            A click on a link to a retailer adds one to a daily count for the product or retailer and the page
            it was on, and a page that you see adds one to its own daily count. The counts include no person,
            network address, cookie, or exact time. So that repeats count once, a code made from your network
            address and browser is kept in memory for a day at most; nobody can work out the address from it.
            Counts of pages are deleted after {RETENTION_DAYS.pageViews / 365} years.
          </p>
          <p>
            At the retailer, and on the way there through an affiliate network, the rules of those companies
            apply: they may set cookies of their own and learn that you came from our site. We learn that
            something was bought and what commission it earned, not who bought it.
          </p>
        </>
      ),
    },
    {
      id: 'searches',
      title: 'What visitors search for',
      text: (
        <p>
          We count, day by day, which words are searched for in the shop, and whether they found anything and
          led to a product. This helps us list the right products and name things the way parents do. We
          record no person, network address, cookie, or exact time, and nothing that looks like an email
          address or a phone, ID, or card number. Words that fewer than {MIN_VISITORS_PER_SEARCH} visitors
          have searched for are not stored. So that repeated searches count once, a code made from your
          network address and browser is kept in memory for half an hour; nobody can work out the address from
          it. The counts are deleted after {RETENTION_DAYS.searches} days.
        </p>
      ),
    },
    {
      id: 'newsletter',
      title: 'The newsletter',
      text: (
        <p>
          You get it only if you asked for it and confirmed your address by email. Each email has a one-click
          unsubscribe link; you can also write to <MailLink contact={contact} />. Withdrawing your consent
          doesn’t affect the lawfulness of what we did before.
        </p>
      ),
    },
    {
      id: 'donations',
      title: 'Donations through Stripe',
      text: (
        <p>
          Payments are taken by Stripe on Stripe’s own pages. Stripe handles your payment data as an
          independent controller, including outside the EEA under the safeguards described in its{' '}
          <a href="https://stripe.com/privacy" rel="noopener">
            privacy policy
          </a>
          . It receives the amount, your email address, and a donation reference from us; it tells us whether
          the payment succeeded.
        </p>
      ),
    },
    {
      id: 'recipients',
      title: 'Who else can see it',
      text: (
        <p>
          We don’t sell data or share it with advertisers or retailers. Companies that run our server or send
          our email process data for us, on our instructions and under contract. We give authorities what the
          law requires us to.
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
            <li>to correct it, delete it, or restrict how we use it;</li>
            <li>to give you the data you provided in a machine-readable format;</li>
            <li>to stop using it where we rely on a legitimate interest, or on consent that you withdraw.</li>
          </ul>
          <p>
            With an account you can export your data and delete the account yourself. For anything else, write
            to <MailLink contact={contact} />: we’ll answer within a month. We may need to verify your
            identity, and we must keep what bookkeeping law requires. We make no fully automated decisions
            about you.
          </p>
        </>
      ),
    },
    {
      id: 'complaint',
      title: 'Complaints',
      text: (
        <p>
          Tell us if something is wrong so we can fix it. You can also complain to the supervisory authority,
          in Sweden{' '}
          <a href="https://www.imy.se/en/" rel="noopener">
            Integritetsskyddsmyndigheten (IMY)
          </a>
          , or to the authority in the country where you live or work.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      text: (
        <p>
          The site is written for parents, not for children, and it asks for no information about your child.
          Please leave your child’s name and health out of messages to us.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      text: (
        <p>
          When the site changes, so does this page. If a change affects data you’ve already given us, we’ll
          tell you first, if we can reach you. The <Link to="/terms-of-service">Terms of Service</Link> say
          what you may do with the site.
        </p>
      ),
    },
  ]
}
