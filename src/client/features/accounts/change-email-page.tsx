import { AddressLinkPage } from '#client/features/accounts/address-link-page.tsx'
import { m } from '#shared/messages/messages.ts'
import type { VerificationSearch } from '#shared/search-params/accounts.ts'

export function ChangeEmailPage(search: VerificationSearch) {
  const texts = {
    pending: { title: m.isYourNewAddress, lead: m.isNewAddressYoursLead, button: m.confirmMyNewAddress },
    done: { title: m.addressChanged, lead: m.addressChangedLead },
    broken: m.changeLinkBroken,
  }
  return <AddressLinkPage path="/change-email" search={search} texts={texts} />
}
