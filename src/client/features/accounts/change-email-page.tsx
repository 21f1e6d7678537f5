import { AddressLinkPage } from '#client/features/accounts/address-link-page.tsx'
import type { VerificationSearch } from '#shared/search-params/accounts.ts'

const TEXTS = {
  pending: {
    title: 'Is this your new address?',
    lead: 'One click makes it your account’s email address.',
    button: 'Confirm my new address',
  },
  done: { title: 'Your address has changed', lead: 'From now on, sign in with your new address.' },
  broken:
    'It may be incomplete, already used, or more than an hour old. You can get a new one on your account page.',
}

export function ChangeEmailPage(search: VerificationSearch) {
  return <AddressLinkPage path="/change-email" search={search} texts={TEXTS} />
}
