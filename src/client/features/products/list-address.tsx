import { useLocation } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import { localPath } from '#shared/messages/languages.ts'
import { type LandingQuery, landingChoices } from '#shared/products/landing-query.ts'
import { type ShopSearch, withoutFilters } from '#shared/search-params/shop.ts'

const FixedFilters = createContext<LandingQuery | undefined>(undefined)

/** Around the list of a landing page, whose own filters are no choice of the visitor. */
export const FixedBy = FixedFilters.Provider

/** How the address of this page, the shop or a landing page, says a list. */
export function useListAddress() {
  const fixed = useContext(FixedFilters)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const addressOf = (search: ShopSearch): ShopSearch => (fixed ? landingChoices(fixed, search) : search)
  return {
    fixed,
    addressOf,
    action: localPath(path),
    unfiltered: (search: ShopSearch): ShopSearch => {
      const { filters, sort } = search
      return fixed ? addressOf({ filters, sort }) : withoutFilters(search)
    },
  }
}
