import type { NamedCategory } from '#shared/products/categories.ts'
import { parseLandingChoices } from '#shared/products/landing-query.ts'
import {
  parseAccountSearch,
  parseForgotSearch,
  parseResetSearch,
  parseSignInLinkSearch,
  parseSignInSearch,
  parseSignUpSearch,
  parseVerificationSearch,
} from '#shared/search-params/accounts.ts'
import { parseArticlesSearch, parseBlogSearch } from '#shared/search-params/articles.ts'
import { parseAuditSearch } from '#shared/search-params/audit.ts'
import { parseCompareSearch } from '#shared/search-params/compare.ts'
import { parseDonateSearch, parseLedgerSearch } from '#shared/search-params/donations.ts'
import { parseEarningsSearch } from '#shared/search-params/earnings.ts'
import {
  parseFavoritesSearch,
  parsePriceAlertSearch,
  parseTokenSearch,
} from '#shared/search-params/favorites.ts'
import { parseFeedsSearch, parseStepSearch } from '#shared/search-params/feeds.ts'
import { parseLinksSearch } from '#shared/search-params/links.ts'
import {
  parseLinkSearch,
  parsePageSearch,
  parseSubscribersSearch,
  parseSubscribeSearch,
} from '#shared/search-params/newsletter.ts'
import { parseCatalogSearch, parseHeldPriceSearch, parseTrashSearch } from '#shared/search-params/products.ts'
import { parseClickSearch, parseReportSearch, parseSearchReport } from '#shared/search-params/reports.ts'
import { parseSecuritySearch } from '#shared/search-params/security.ts'
import { canonicalShopSearch, parseShopSearch, shopSearchBeforeRedirect } from '#shared/search-params/shop.ts'
import { parseUserSearch } from '#shared/search-params/users.ts'
import { parseWebhookSearch } from '#shared/search-params/webhooks.ts'

export interface Shop {
  categories: readonly NamedCategory[]
}

/** Interprets a page's query. Other parameters, such as campaign tags, are dropped before rendering. */
interface SearchRules<Search extends object> {
  /** The route's own `validateSearch`, also used by the server. */
  search: (raw: Record<string, unknown>) => Search
  /** Resolves the parameters that depend on the shop's data. */
  inShop?: (search: Search, shop: Shop) => Search
  /**
   * Parameters that make a page personal, or give it too many variants to cache: free text, email addresses, tokens.
   */
  uncached?: (keyof Search & string)[]
  /** Parameters that only the browser reads: they do not make a separate page. */
  browserOnly?: (keyof Search & string)[]
}

export interface PageRules {
  search?: (raw: Record<string, unknown>) => object
  inShop?: (search: object, shop: Shop) => object
  uncached?: readonly string[]
  browserOnly?: readonly string[]
  /** The role required for this page and all pages below it. */
  guard?: 'account' | 'administrator'
  /** The path alone has as many values as the catalog has products. */
  hasManyAddresses?: true
}

function searchable<Search extends object>(rules: SearchRules<Search>): SearchRules<Search> {
  return rules
}

const behindLink = searchable({ search: parseLinkSearch, uncached: ['token'] })
const signIn = searchable({ search: parseSignInSearch, uncached: ['from'] })
const feedWizard = searchable({ search: parseStepSearch })

/** Pages that take search parameters or need special rules. Their routes and the server both read this table. */
export const PAGES = {
  '/products': searchable({
    search: parseShopSearch,
    inShop: (search, { categories }) => shopSearchBeforeRedirect(search, categories),
    uncached: ['search', 'brand', 'size', 'from', 'to'],
  }),
  '/products/$product': { hasManyAddresses: true },
  '/shop/$slug': searchable({
    search: parseLandingChoices,
    inShop: (search, { categories }) => canonicalShopSearch(search, categories),
    uncached: ['brand', 'size', 'from', 'to'],
  }),
  '/blog': searchable({ search: parseBlogSearch, uncached: ['search'] }),
  '/article-preview': searchable({ search: parseTokenSearch, uncached: ['token'] }),
  '/compare': searchable({ search: parseCompareSearch, uncached: ['ids', 'search'] }),
  '/favorites': searchable({ search: parseFavoritesSearch }),
  '/shared-favorites': searchable({ search: parseTokenSearch, uncached: ['token'] }),
  '/donate': searchable({ search: parseDonateSearch, browserOnly: ['session_id'] }),
  '/subscribe': searchable({ search: parseSubscribeSearch, uncached: ['token'] }),
  '/newsletter/confirm': behindLink,
  '/newsletter/preferences': behindLink,
  '/newsletter/unsubscribe': behindLink,
  '/price-alerts/new': { ...searchable({ search: parsePriceAlertSearch }), guard: 'account' },
  '/price-alerts/stop': behindLink,
  '/login': signIn,
  '/signup': searchable({ search: parseSignUpSearch, uncached: ['from', 'token'] }),
  '/second-step': signIn,
  '/set-up-second-step': signIn,
  '/new-password': signIn,
  '/forgot-password': searchable({ search: parseForgotSearch }),
  '/reset-password': searchable({ search: parseResetSearch, uncached: ['token'] }),
  '/sign-in-link': searchable({ search: parseSignInLinkSearch, uncached: ['token'] }),
  '/change-email': searchable({ search: parseVerificationSearch, uncached: ['token'] }),
  '/confirm-email': searchable({ search: parseVerificationSearch, uncached: ['token'] }),
  '/account': {
    ...searchable({ search: parseAccountSearch, browserOnly: ['session_id'] }),
    guard: 'account',
  },
  '/admin': { guard: 'administrator' },
  '/admin/articles': searchable({ search: parseArticlesSearch }),
  '/admin/audit': searchable({ search: parseAuditSearch }),
  '/admin/clicks': searchable({ search: parseClickSearch }),
  '/admin/earnings': searchable({ search: parseEarningsSearch }),
  '/admin/donations': searchable({ search: parseLedgerSearch }),
  '/admin/feeds': searchable({ search: parseFeedsSearch }),
  '/admin/feeds/new': feedWizard,
  '/admin/feeds/$feed/edit': feedWizard,
  '/admin/links': searchable({ search: parseLinksSearch }),
  '/admin/newsletter': searchable({ search: parsePageSearch }),
  '/admin/newsletter/subscribers': searchable({ search: parseSubscribersSearch }),
  '/admin/products': searchable({ search: parseCatalogSearch }),
  '/admin/products/held-prices': searchable({ search: parseHeldPriceSearch }),
  '/admin/products/trash': searchable({ search: parseTrashSearch }),
  '/admin/reports': searchable({ search: parseReportSearch }),
  '/admin/search': searchable({ search: parseSearchReport }),
  '/admin/security': searchable({ search: parseSecuritySearch }),
  '/admin/users': searchable({ search: parseUserSearch }),
  '/admin/webhooks': searchable({ search: parseWebhookSearch }),
} satisfies Record<string, PageRules>
