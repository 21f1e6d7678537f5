import type { Page } from 'playwright/test'
import { SECURITY_SUBJECTS } from '#shared/accounts/security-events.ts'
import { BLOCK_NAMES } from '#shared/content/content-blocks.ts'
import { DONATION_STATUSES } from '#shared/donations/donation-drive.ts'
import { LIST_PAGE_SIZE } from '#shared/limits.ts'
import { AUDIT_SUBJECTS } from '#shared/search-params/audit.ts'
import { LINK_VIEWS } from '#shared/search-params/links.ts'
import type { MonthData } from './month-shop.ts'

export interface Screen {
  /** With the search that makes the state. */
  path: string
  /** Brings it into a state that no address names. */
  act?: (page: Page) => Promise<unknown>
}

const at = (...paths: string[]): Screen[] => paths.map((path) => ({ path }))

const press = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click()

const pressInDialog =
  (...names: (RegExp | string)[]) =>
  async (page: Page) => {
    for (const name of names) await press(name)(page)
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  }

const deleteWholePage = async (page: Page) => {
  await page.getByRole('checkbox').first().check({ force: true })
  await pressInDialog('Delete')(page)
}

/** The states worth seeing of each route, by its file. */
export const SCREENS: Record<string, (data: MonthData) => Screen[]> = {
  'index.tsx': () => at('/'),
  'about.tsx': () => at('/about'),
  'account.tsx': () => at('/account'),
  'blog.index.tsx': () => at('/blog', '/blog?search=sleep', '/blog?search=nothing-like-it'),
  'blog.$slug.tsx': ({ articles }) =>
    at('/blog/baby-first-year-milestones', `/blog/${articles.covered?.slug}`),
  'change-email.tsx': () => at('/change-email', '/change-email?token=abc', '/change-email?state=done'),
  'confirm-email.tsx': () => at('/confirm-email'),
  'contact.tsx': () => at('/contact'),
  'donate.tsx': () => at('/donate', '/donate?canceled=1'),
  'compare.tsx': ({ products }) =>
    at(
      '/compare',
      `/compare?ids=${Object.values(products)
        .slice(0, 4)
        .map(({ id }) => id)}`,
    ),
  'favorites.tsx': () => at('/favorites', '/favorites?sort=price-low-high'),
  'article-preview.tsx': ({ previewed }) => at(`/article-preview?token=${previewed}`),
  'shared-favorites.tsx': ({ shared }) => at(`/shared-favorites?token=${shared}`),
  'newsletter.confirm.tsx': ({ tokens }) =>
    at('/newsletter/confirm', `/newsletter/confirm?token=${tokens.confirm}`),
  'newsletter.preferences.tsx': ({ tokens }) =>
    at(`/newsletter/preferences?token=${tokens.confirmed}`, `/newsletter/preferences?token=${tokens.left}`),
  'newsletter.unsubscribe.tsx': ({ tokens }) => at(`/newsletter/unsubscribe?token=${tokens.confirmed}`),
  'premium.tsx': () => at('/premium'),
  'price-alerts.new.tsx': ({ products }) =>
    at(
      ...Object.values(products)
        .slice(0, 3)
        .map(({ id }) => `/price-alerts/new?product=${id}`),
    ),
  'price-alerts.stop.tsx': () => at('/price-alerts/stop', '/price-alerts/stop?token=abc'),
  'privacy-policy.tsx': () => at('/privacy-policy'),
  'products.index.tsx': ({ listed }) =>
    at(
      '/products',
      '/products?filters=open',
      '/products?deal=price-drop',
      '/products?category=Clothing&category=Toys&from=100&to=2000&stock=in&filters=open',
      `/products?page=${Math.ceil(listed / 6)}`,
      '/products?search=vagn',
      '/products?search=without',
      '/products?search=priced',
      '/products?search=xxxxxx',
      '/products?search=blue%20vagn%20under%202%20000%20kr',
      '/products?search=body%2062%2F68',
      '/products?search=quillfeather',
      '/products?search=blöjor',
      '/products?category=Nappies%20%26%20wipes',
      '/products?category=Clothing&price=200-500&sort=price-high&filters=open',
      '/products?sort=price-high',
      '/products?sort=price-low',
      '/products?sort=name',
    ),
  'products.$product.tsx': ({ products }) =>
    at(...Object.values(products).map(({ address }) => `/products/${address}`)),
  'shop.$slug.tsx': ({ landingPages }) =>
    landingPages.flatMap(({ slug }) => at(`/shop/${slug}`, `/shop/${slug}?page=2`)),
  'subscribe.tsx': () => at('/subscribe', '/subscribe?state=failed'),
  'terms-of-service.tsx': () => at('/terms-of-service'),
  'admin.index.tsx': () => at('/admin'),
  'admin.articles.index.tsx': () =>
    at('/admin/articles', '/admin/articles?state=trash', '/admin/articles?search=sleep'),
  'admin.articles.$id.tsx': ({ articles }) =>
    at('/admin/articles/4', `/admin/articles/${articles.covered?.id}`, `/admin/articles/${articles.draft}`),
  'admin.translations.index.tsx': () => at('/admin/translations'),
  'admin.translations.$language.$kind.$entry.tsx': () => at('/admin/translations/sv/category/1'),
  'admin.content.index.tsx': () => at('/admin/content'),
  'admin.content.$block.tsx': () => at(...BLOCK_NAMES.map((block) => `/admin/content/${block}`)),
  'admin.api-keys.tsx': () => [
    ...at('/admin/api-keys'),
    { path: '/admin/api-keys', act: pressInDialog(/^Actions for/, 'Revoke') },
    { path: '/admin/api-keys', act: pressInDialog(/^Actions for .* long name 0$/, 'Rotate') },
  ],
  'admin.audit.tsx': () => [
    ...at('/admin/audit', '/admin/audit?page=300', '/admin/audit?page=9999'),
    ...at(...AUDIT_SUBJECTS.map(({ subject }) => `/admin/audit?subject=${subject}`)).slice(0, 3),
  ],
  'admin.backups.tsx': () => [
    ...at('/admin/backups'),
    { path: '/admin/backups', act: pressInDialog(/^Delete/) },
  ],
  'admin.categories.tsx': () => [
    ...at('/admin/categories'),
    { path: '/admin/categories', act: pressInDialog(/^Actions for/, 'Edit') },
  ],
  'admin.clicks.tsx': () => [
    ...at('/admin/clicks', '/admin/clicks?from=2020-01-01&to=2020-01-31'),
    { path: `/admin/clicks?from=${daysAgo(89)}&to=${daysAgo(0)}` },
    { path: `/admin/clicks?from=${daysAgo(89)}&to=${daysAgo(0)}`, act: press('Show as a table') },
  ],
  'admin.earnings.tsx': () =>
    at(
      '/admin/earnings',
      '/admin/earnings?from=2020-01-01&to=2020-01-31',
      `/admin/earnings?from=${daysAgo(120)}&to=${daysAgo(0)}&groupBy=month`,
    ),
  'admin.donations.tsx': () =>
    at(
      '/admin/donations',
      '/admin/donations?page=150',
      '/admin/donations?sort=largest',
      ...DONATION_STATUSES.slice(0, 3).map((is) => `/admin/donations?status=${is}`),
    ),
  'admin.landing-pages.index.tsx': () => at('/admin/landing-pages'),
  'admin.landing-pages.$id.tsx': ({ landingPages }) =>
    at(...landingPages.map(({ id }) => `/admin/landing-pages/${id}`)),
  'admin.partners.tsx': () => [
    ...at('/admin/partners'),
    { path: '/admin/partners', act: pressInDialog(/^Actions for/, 'Edit') },
  ],
  'admin.reports.tsx': () =>
    at('/admin/reports', '/admin/reports?days=7', '/admin/reports?days=90', '/admin/reports?days=365'),
  'admin.search.tsx': () => [
    ...at('/admin/search', '/admin/search?days=90'),
    { path: '/admin/search', act: pressInDialog('Add names') },
  ],
  'admin.security.tsx': () => [
    ...at('/admin/security', '/admin/security?page=300', '/admin/security?search=nothing-like-it'),
    ...at(...SECURITY_SUBJECTS.map(({ subject }) => `/admin/security?subject=${subject}`)).slice(0, 4),
  ],
  'admin.settings.tsx': () => at('/admin/settings'),
  'admin.status.tsx': () => at('/admin/status'),
  'admin.users.tsx': () => [
    ...at(
      '/admin/users',
      '/admin/users?search=berg',
      '/admin/users?search=nobody-like-it',
      '/admin/users?page=400',
      '/admin/users?sort=sessions-down',
    ),
    { path: '/admin/users', act: press(/^Actions for/) },
  ],
  'admin.webhooks.tsx': () => [
    ...at('/admin/webhooks', '/admin/webhooks?page=60', '/admin/webhooks?endpointId=3'),
    { path: '/admin/webhooks', act: pressInDialog(/^Actions for/, 'Rotate secret') },
  ],
  'admin.feeds.index.tsx': () =>
    at('/admin/feeds', '/admin/feeds?state=failing', '/admin/feeds?state=overdue'),
  'admin.feeds.new.tsx': () => at('/admin/feeds/new'),
  'admin.feeds.$feed.index.tsx': ({ feeds }) => at(...Object.values(feeds).map((id) => `/admin/feeds/${id}`)),
  'admin.feeds.$feed.edit.tsx': ({ feeds }) =>
    at(`/admin/feeds/${feeds.ofNoNetwork}/edit`, `/admin/feeds/${feeds.busiest}/edit`),
  'admin.newsletter.index.tsx': () => at('/admin/newsletter'),
  'admin.newsletter.$campaign.tsx': ({ campaigns }) =>
    at('/admin/newsletter/new', ...Object.values(campaigns).map((id) => `/admin/newsletter/${id}`)),
  'admin.newsletter.subscribers.tsx': () =>
    at(
      '/admin/newsletter/subscribers',
      '/admin/newsletter/subscribers?status=bounced',
      '/admin/newsletter/subscribers?search=berg',
      '/admin/newsletter/subscribers?page=200',
      '/admin/newsletter/subscribers?sort=email',
    ),
  'admin.products.index.tsx': ({ listed }) => [
    ...at(
      '/admin/products',
      '/admin/products?search=vagn',
      '/admin/products?search=without',
      '/admin/products?search=xxxxxx',
      '/admin/products?search=quillfeather',
      '/admin/products?state=gone',
      '/admin/products?missing=text',
      '/admin/products?claims=found',
      '/admin/products?source=Vardagsvaror',
      `/admin/products?page=${Math.ceil(listed / LIST_PAGE_SIZE)}`,
      '/admin/products?sort=price-down',
      `/admin/products?source=${encodeURIComponent('Änglabarn & Söner')}`,
    ),
    {
      path: '/admin/products',
      act: (page) => page.getByRole('checkbox').first().check({ force: true }),
    },
    { path: '/admin/products', act: deleteWholePage },
  ],
  'admin.products.new.tsx': () => at('/admin/products/new'),
  'admin.links.tsx': () => [
    ...at('/admin/links', ...LINK_VIEWS.slice(1).map((view) => `/admin/links?view=${view}`)),
    { path: '/admin/links', act: (page) => page.getByRole('checkbox').first().check({ force: true }) },
  ],
  'admin.products.held-prices.tsx': () => at('/admin/products/held-prices'),
  'admin.products.trash.tsx': () => [
    ...at('/admin/products/trash', '/admin/products/trash?state=erased'),
    ...at('/admin/products/trash?search=xxxxxx'),
  ],
  'admin.products.$id.tsx': ({ products, delistedId }) =>
    at(
      `/admin/products/${products.long.id}`,
      `/admin/products/${products.bare.id}`,
      `/admin/products/${products.arabic.id}`,
      `/admin/products/${delistedId}`,
    ),
}

/** They send away who is signed in. */
export const SCREENS_OF_STRANGERS: Record<string, Screen[]> = {
  'login.tsx': at('/login', '/login?refused=401'),
  'signup.tsx': at('/signup', '/signup?state=sent', '/signup?token=abc'),
  'second-step.tsx': at('/second-step'),
  'set-up-second-step.tsx': at('/set-up-second-step'),
  'new-password.tsx': at('/new-password'),
  'forgot-password.tsx': at('/forgot-password'),
  'sign-in-link.tsx': at('/sign-in-link', '/sign-in-link?state=sent', '/sign-in-link?token=abc'),
  'reset-password.tsx': at('/reset-password', '/reset-password?token=abc'),
}

/** Frames of others, with nothing of their own. */
export const FRAMES = ['__root.tsx', 'admin.tsx']

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)
}
