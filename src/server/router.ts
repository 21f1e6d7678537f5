import { apiKeysRouter } from '#server/features/accounts/api-keys/admin-router.ts'
import { factorsRouter } from '#server/features/accounts/factors/router.ts'
import { passkeysRouter } from '#server/features/accounts/passkeys/router.ts'
import { profileRouter } from '#server/features/accounts/profile/router.ts'
import { providersRouter } from '#server/features/accounts/providers/router.ts'
import { accountsRouter } from '#server/features/accounts/router.ts'
import { securityRouter } from '#server/features/accounts/security/admin-router.ts'
import { usersRouter } from '#server/features/accounts/users/admin-router.ts'
import { articlesAdminRouter } from '#server/features/articles/admin-router.ts'
import { blogRouter } from '#server/features/articles/blog/router.ts'
import { auditRouter } from '#server/features/audit/admin-router.ts'
import { backupsRouter } from '#server/features/backups/admin-router.ts'
import { catalogRouter } from '#server/features/catalog/admin-router.ts'
import { sitemapRouter } from '#server/features/catalog/sitemap/router.ts'
import { categoriesAdminRouter } from '#server/features/categories/admin-router.ts'
import { categoriesRouter } from '#server/features/categories/router.ts'
import { clickReportsRouter } from '#server/features/clicks/admin-router.ts'
import { clicksRouter } from '#server/features/clicks/router.ts'
import { contentAdminRouter } from '#server/features/content/admin-router.ts'
import { contentRouter } from '#server/features/content/router.ts'
import { donationsAdminRouter } from '#server/features/donations/admin-router.ts'
import { donationsRouter } from '#server/features/donations/router.ts'
import { earningsRouter } from '#server/features/earnings/admin-router.ts'
import { favoritesRouter } from '#server/features/favorites/router.ts'
import { feedsRouter } from '#server/features/feeds/admin-router.ts'
import { newsletterAdminRouter } from '#server/features/newsletter/admin-router.ts'
import { newsletterRouter } from '#server/features/newsletter/router.ts'
import { partnersAdminRouter } from '#server/features/partners/admin-router.ts'
import { partnersRouter } from '#server/features/partners/router.ts'
import { membershipsRouter } from '#server/features/payments/memberships/router.ts'
import { picturesRouter } from '#server/features/pictures/router.ts'
import { productsAdminRouter } from '#server/features/products/admin-router.ts'
import { linksRouter } from '#server/features/products/links/admin-router.ts'
import { priceAlertsRouter } from '#server/features/products/price-alerts/router.ts'
import { productsRouter } from '#server/features/products/router.ts'
import { reportsRouter } from '#server/features/reports/admin-router.ts'
import { searchRouter } from '#server/features/search/admin-router.ts'
import { landingPagesAdminRouter } from '#server/features/search/landing-pages/admin-router.ts'
import { landingPagesRouter } from '#server/features/search/landing-pages/router.ts'
import { settingsRouter } from '#server/features/settings/admin-router.ts'
import { statusRouter } from '#server/features/status/admin-router.ts'
import { translationsAdminRouter } from '#server/features/translations/admin-router.ts'
import { webhooksRouter } from '#server/features/webhooks/admin-router.ts'
import { createCallerFactory, router } from '#server/trpc/init.ts'

export const appRouter = router({
  products: productsRouter,
  categories: categoriesRouter,
  partners: partnersRouter,
  blog: blogRouter,
  landingPages: landingPagesRouter,
  content: contentRouter,
  accounts: accountsRouter,
  pictures: picturesRouter,
  sitemap: sitemapRouter,
  favorites: favoritesRouter,
  newsletter: newsletterRouter,
  clicks: clicksRouter,
  priceAlerts: priceAlertsRouter,
  admin: router({
    catalog: catalogRouter,
    products: productsAdminRouter,
    audit: auditRouter,
    backups: backupsRouter,
    newsletter: newsletterAdminRouter,
    feeds: feedsRouter,
    links: linksRouter,
    clicks: clickReportsRouter,
    earnings: earningsRouter,
    categories: categoriesAdminRouter,
    articles: articlesAdminRouter,
    landingPages: landingPagesAdminRouter,
    partners: partnersAdminRouter,
    users: usersRouter,
    apiKeys: apiKeysRouter,
    reports: reportsRouter,
    donations: donationsAdminRouter,
    webhooks: webhooksRouter,
    search: searchRouter,
    security: securityRouter,
    settings: settingsRouter,
    content: contentAdminRouter,
    translations: translationsAdminRouter,
    status: statusRouter,
  }),
  profile: profileRouter,
  factors: factorsRouter,
  providers: providersRouter,
  passkeys: passkeysRouter,
  donations: donationsRouter,
  memberships: membershipsRouter,
})

export type AppRouter = typeof appRouter

export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>
