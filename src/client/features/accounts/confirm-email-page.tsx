import { AddressLinkPage } from '#client/features/accounts/address-link-page.tsx'
import type { VerificationSearch } from '#shared/search-params/accounts.ts'

const TEXTS = {
  pending: {
    title: 'Is this your address?',
    lead: 'One click confirms your account’s email address.',
    button: 'Confirm my address',
  },
  done: { title: 'Your address is confirmed', lead: 'Thanks! Your email address is confirmed.' },
  broken: 'It may be incomplete, or more than a day old. You can get a new one on your account page.',
}

export function ConfirmEmailPage(search: VerificationSearch) {
  return <AddressLinkPage path="/confirm-email" search={search} texts={TEXTS} />
}
