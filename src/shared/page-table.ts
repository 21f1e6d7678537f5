import type { NamedCategory } from '#shared/products/categories.ts'
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
import {
  parseCatalogueSearch,
  parseHeldPriceSearch,
  parseTrashSearch,
} from '#shared/search-params/products.ts'
import { parseClickSearch, parseReportSearch, parseSearchReport } from '#shared/search-params/reports.ts'
import { parseSecuritySearch } from '#shared/search-params/security.ts'
import { parseShopSearch, settledShopSearch } from '#shared/search-params/shop.ts'
import { parseUserSearch } from '#shared/search-params/users.ts'
import { parseWebhookSearch } from '#shared/search-params/webhooks.ts'

/** What the addresses of a shop can name. */
export interface Shop {
  categories: readonly NamedCategory[]
}

/** What the query of a page means. Whatever else stands in it (campaign tags and the like) is left out before rendering. */
interface SearchRules<Search extends object> {
  /** The route's own `validateSearch`, which the server asks too. */
  search: (raw: Record<string, unknown>) => Search
  /** What of it depends on the shop, as the shop has it. */
  inShop?: (search: Search, shop: Shop) => Search
  /** With one of these a page is one asker's own, or one of too many to keep: free text, email addresses, tokens. */
  uncached?: (keyof Search & string)[]
  /** What the browser alone reads: it makes no page of its own. */
  browserOnly?: (keyof Search & string)[]
}

export interface PageRules {
  search?: (raw: Record<string, unknown>) => object
  inShop?: (search: object, shop: Shop) => object
  uncached?: readonly string[]
  browserOnly?: readonly string[]
  /** Who may see it and all pages below it. */
  guard?: 'account' | 'administrator'
  /** The path alone has as many values as the catalogue has products. */
  hasManyAddresses?: true
}

function searchable<Search extends object>(rules: SearchRules<Search>): SearchRules<Search> {
  return rules
}

const behindLink = searchable({ search: parseLinkSearch, uncached: ['token'] })
const signIn = searchable({ search: parseSignInSearch, uncached: ['from', 'save'] })
const feedWizard = searchable({ search: parseStepSearch })

/** Of each page that takes a search parameter, or of which more has to be known. Its routes and the server read it. */
export const PAGES = {
  '/products': searchable({
    search: parseShopSearch,
    inShop: (search, { categories }) => settledShopSearch(search, categories),
    uncached: ['search', 'brand', 'size', 'from', 'to'],
  }),
  '/products/$product': { hasManyAddresses: true },
  '/shop/$slug': searchable({ search: parsePageSearch }),
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
  '/signup': searchable({ search: parseSignUpSearch, uncached: ['from', 'save', 'token'] }),
  '/second-step': signIn,
  '/set-up-second-step': signIn,
  '/new-password': signIn,
  '/forgot-password': searchable({ search: parseForgotSearch }),
  '/reset-password': searchable({ search: parseResetSearch, uncached: ['token'] }),
  '/sign-in-link': searchable({ search: parseSignInLinkSearch, uncached: ['token', 'save'] }),
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
  '/admin/donations': searchable({ search: parseLedgerSearch }),
  '/admin/feeds': searchable({ search: parseFeedsSearch }),
  '/admin/feeds/new': feedWizard,
  '/admin/feeds/$feed/edit': feedWizard,
  '/admin/links': searchable({ search: parseLinksSearch }),
  '/admin/newsletter': searchable({ search: parsePageSearch }),
  '/admin/newsletter/subscribers': searchable({ search: parseSubscribersSearch }),
  '/admin/products': searchable({ search: parseCatalogueSearch }),
  '/admin/products/held-prices': searchable({ search: parseHeldPriceSearch }),
  '/admin/products/trash': searchable({ search: parseTrashSearch }),
  '/admin/reports': searchable({ search: parseReportSearch }),
  '/admin/search': searchable({ search: parseSearchReport }),
  '/admin/security': searchable({ search: parseSecuritySearch }),
  '/admin/users': searchable({ search: parseUserSearch }),
  '/admin/webhooks': searchable({ search: parseWebhookSearch }),
} satisfies Record<string, PageRules>
