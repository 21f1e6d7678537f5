import { Link } from '@tanstack/react-router'
import { ContactDetails, MailLink } from '#client/features/legal/contact-details.tsx'
import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import type { Site } from '#shared/site/site.ts'

export const TERMS_LEAD = 'What you can expect from this site, and what we expect from the people who use it.'

export function termsSections(site: Site): LegalSection[] {
  return [...shopSections(site), ...visitorSections(site), ...closingSections(site)]
}

function shopSections({ name, contact }: Site): LegalSection[] {
  return [
    {
      id: 'site',
      title: 'What this site is',
      text: (
        <>
          <p>
            {name} shows baby products from partner retailers, links to their shops, and publishes guides for
            parents. We sell no products ourselves: when you buy something, your contract is with the
            retailer, whose terms, delivery, right of withdrawal, and warranty apply.
          </p>
          <p>The site is run by:</p>
          <ContactDetails contact={contact} />
        </>
      ),
    },
    {
      id: 'advertising',
      title: 'Advertising links and commission',
      text: (
        <p>
          Links to retailers, such as Buy Now and Visit Store, are advertising links. If you buy after
          following one, we may earn a commission from the retailer; you pay the same price. Commission
          doesn’t affect what comes first: see{' '}
          <Link to="/about" hash="how-we-choose">
            how we choose products
          </Link>
          .
        </p>
      ),
    },
    {
      id: 'prices',
      title: 'Prices and product information',
      text: (
        <>
          <p>
            Prices, descriptions, availability, ratings, and retailers’ pictures come from the retailers or
            from sample data. A price may have changed since we checked it; the product page says when that
            was. What the retailer shows when you order is what counts. We correct errors when we learn of
            them.
          </p>
          <p>Product pictures are illustrations.</p>
        </>
      ),
    },
    {
      id: 'guides',
      title: 'Our guides are not medical advice',
      text: (
        <p>
          Our articles are written with care, but they don’t know your child. They replace neither the advice
          of a doctor, midwife, or child health nurse nor the manufacturer’s instructions and age limits. In
          an emergency, call your local emergency number (112 in the EU).
        </p>
      ),
    },
  ]
}

function visitorSections({ contact }: Site): LegalSection[] {
  return [
    {
      id: 'accounts',
      title: 'Accounts',
      text: (
        <p>
          An account is free, and you only need one to save favorites. Give a working email address, keep your
          password to yourself, and tell us if someone else uses your account. You can delete it at any time.
          We may close an account that violates these terms; where it’s fair to do so, we’ll warn you first.
        </p>
      ),
    },
    {
      id: 'use',
      title: 'Acceptable use',
      text: (
        <>
          <p>You’re welcome to use, link to, and share everything that is public here. Please don’t:</p>
          <ul>
            <li>try to access other people’s accounts or data, or get around limits and protections;</li>
            <li>disrupt the site with automated requests beyond what its documented API allows;</li>
            <li>click links, or have others click them, just to generate commissions;</li>
            <li>send anything through our forms that is unlawful or harms others.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'donations',
      title: 'Donations',
      text: (
        <>
          <p>
            Donations are voluntary gifts toward running the site and its guides. You get nothing in return,
            and no part of the site is closed to people who don’t give. Donations are charged in US dollars
            through Stripe, for the amount you enter; your bank may charge a currency conversion fee.
          </p>
          <p>
            Changed your mind? Write to <MailLink contact={contact} /> within 30 days with the date, the
            amount, and the email address you used, and we’ll refund the donation in full to your original
            payment method. A donation is not tax-deductible unless the law where you live says so.
          </p>
        </>
      ),
    },
    {
      id: 'memberships',
      title: 'Monthly gifts and Premium',
      text: (
        <p>
          A monthly gift and Premium Member ($5 per month) are charged every month through Stripe until you
          cancel. You can do that anytime on{' '}
          <Link to="/account" rel="nofollow">
            your account
          </Link>
          : it then ends with the month you’ve paid for. Deleting your account ends both at once. Premium
          includes what the plan says and nothing else. You can have each payment refunded in full within the
          same 30 days.
        </p>
      ),
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      text: (
        <p>
          The newsletter is free, goes only to people who asked for it, and takes one click to stop. The{' '}
          <Link to="/privacy-policy" hash="newsletter">
            Privacy Policy
          </Link>{' '}
          says what we store for it.
        </p>
      ),
    },
    {
      id: 'content',
      title: 'Our content',
      text: (
        <p>
          Texts, illustrations, and design belong to us or to those who licensed them to us; retailers’ names
          and logos belong to them. You may quote and share with a link to the source, and use the content
          privately as the law allows. For anything else, ask us.
        </p>
      ),
    },
  ]
}

function closingSections({ contact }: Site): LegalSection[] {
  return [
    {
      id: 'liability',
      title: 'Liability',
      text: (
        <>
          <p>
            The site is free of charge. We run it with care, but can’t promise that it will always be
            available or free of errors. As far as the law allows, we’re not liable for the retailers’ goods
            and services, for what other sites show, or for losses we couldn’t foresee.
          </p>
          <p>
            Nothing in these terms limits liability for willful misconduct or gross negligence, for death or
            personal injury, or for anything else where the law doesn’t allow a limit.
          </p>
        </>
      ),
    },
    {
      id: 'law',
      title: 'Law and disputes',
      text: (
        <p>
          Swedish law applies. If you are a consumer, this doesn’t limit the protection you have under
          mandatory law in the country where you live, and you may go to court there. Write to us first: most
          things can be settled. In Sweden, consumers can also turn to{' '}
          <a href="https://www.arn.se/" rel="noopener">
            Allmänna reklamationsnämnden (ARN)
          </a>
          .
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      text: (
        <p>
          We may change these terms when the site or the law changes. The version on this page applies from
          the day it’s published and isn’t retroactive. If you have an account, we’ll tell you in good time
          about changes that affect you, and you can delete the account if you don’t agree.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Questions',
      text: (
        <p>
          Write to <MailLink contact={contact} /> or see our <Link to="/contact">contact page</Link>.
        </p>
      ),
    },
  ]
}
