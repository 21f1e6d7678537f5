import type { LinkProps } from '@tanstack/react-router'
import type { CatalogGap } from '#shared/search-params/products.ts'
import type { AttentionKind } from '#shared/site/attention.ts'

const counted = (one: string, many: string, link: LinkProps, isUrgent = false) => ({
  one,
  many,
  isCounted: true,
  isUrgent,
  link,
})

const uncounted = (sentence: string, link: LinkProps) => ({
  one: sentence,
  many: sentence,
  isCounted: false,
  isUrgent: true,
  link,
})

const productsWithout = (missing: CatalogGap, name: string) =>
  counted(`product without ${name}`, `products without ${name}`, {
    to: '/admin/products',
    search: { missing },
  })

export const ATTENTION_LINKS: Record<AttentionKind, ReturnType<typeof counted>> = {
  'feeds-failing': counted(
    'feed failed or was cut short',
    'feeds failed or were cut short',
    { to: '/admin/feeds', search: { state: 'failing' } },
    true,
  ),
  'feeds-overdue': counted(
    'feed hasn’t run on schedule',
    'feeds haven’t run on schedule',
    { to: '/admin/feeds', search: { state: 'overdue' } },
    true,
  ),
  'networks-unread': counted(
    'network account hasn’t been read for three days',
    'network accounts haven’t been read for three days',
    { to: '/admin/earnings' },
    true,
  ),
  'backup-old': uncounted('The last good backup is too old', { to: '/admin/backups' }),
  'environment-password': uncounted('The password in ADMIN_PASSWORD still opens an account', {
    to: '/account',
  }),
  'rates-old': counted('exchange rate is more than a week old', 'exchange rates are more than a week old', {
    to: '/admin/settings',
  }),
  'prices-held': counted(
    'price looks wrong',
    'prices look wrong',
    { to: '/admin/products/held-prices' },
    true,
  ),
  'links-broken': counted('product page is broken', 'product pages are broken', { to: '/admin/links' }, true),
  'articles-ageing': counted('article may be out of date', 'articles may be out of date', {
    to: '/admin/articles',
  }),
  'mail-missing': uncounted('Email isn’t set up, so nobody can confirm a sign-up', {
    to: '/admin/newsletter',
  }),
  'subscribers-waiting': counted(
    'subscriber was never asked to confirm',
    'subscribers were never asked to confirm',
    { to: '/admin/newsletter' },
  ),
  'products-with-claims': counted(
    'product makes an environmental claim that needs proof',
    'products make environmental claims that need proof',
    { to: '/admin/products', search: { claims: 'found' } },
  ),
  'products-without-price': productsWithout('price', 'a price'),
  'products-without-picture': productsWithout('picture', 'a picture'),
  'products-without-text': productsWithout('text', 'a description'),
  'products-without-category': productsWithout('category', 'a category'),
  'products-out-of-stock': counted('product out of stock', 'products out of stock', {
    to: '/admin/products',
    search: { stock: 'out' },
  }),
}
