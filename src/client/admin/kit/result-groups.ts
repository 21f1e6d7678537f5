import type { LinkProps } from '@tanstack/react-router'
import type { FindResults } from '#client/lib/trpc.ts'

export interface ResultLink {
  key: string
  label: string
  note: string | undefined
  link: LinkProps
}

export interface ResultGroup {
  label: string
  links: ResultLink[]
}

/** Groups matches by kind: each is a link to the item, or to the narrowed list. Empty groups are left out. */
export function resultGroups(results: FindResults): ResultGroup[] {
  const groups: ResultGroup[] = [
    { label: 'Products', links: results.products.map(productLink) },
    { label: 'Articles', links: results.articles.map(articleLink) },
    { label: 'Feeds', links: results.feeds.map(feedLink) },
    { label: 'Users', links: results.users.map(userLink) },
    { label: 'Subscribers', links: results.subscribers.map(subscriberLink) },
    { label: 'Newsletters', links: results.campaigns.map(campaignLink) },
    { label: 'Donations', links: results.donations.map(donationLink) },
    { label: 'Partners', links: results.partners.map(partnerLink) },
    { label: 'Landing pages', links: results.landingPages.map(landingPageLink) },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

type Of<Kind extends keyof FindResults> = FindResults[Kind][number]

function productLink({ id, name, advertiserName }: Of<'products'>): ResultLink {
  const link: LinkProps = { to: '/admin/products/$id', params: { id: String(id) } }
  return { key: `product-${id}`, label: name, note: advertiserName ?? undefined, link }
}

function articleLink({ id, title, slug }: Of<'articles'>): ResultLink {
  const link: LinkProps = { to: '/admin/articles/$id', params: { id: String(id) } }
  return { key: `article-${id}`, label: title, note: `/blog/${slug}`, link }
}

function feedLink({ id, name }: Of<'feeds'>): ResultLink {
  const link: LinkProps = { to: '/admin/feeds/$feed', params: { feed: String(id) } }
  return { key: `feed-${id}`, label: name, note: undefined, link }
}

function userLink({ id, name, email }: Of<'users'>): ResultLink {
  return {
    key: `user-${id}`,
    label: name,
    note: email,
    link: { to: '/admin/users', search: { search: email } },
  }
}

function subscriberLink({ id, email, status }: Of<'subscribers'>): ResultLink {
  const link: LinkProps = { to: '/admin/newsletter/subscribers', search: { search: email } }
  return { key: `subscriber-${id}`, label: email, note: status, link }
}

function campaignLink({ id, subject, status }: Of<'campaigns'>): ResultLink {
  const link: LinkProps = { to: '/admin/newsletter/$campaign', params: { campaign: String(id) } }
  return { key: `campaign-${id}`, label: subject, note: status, link }
}

function donationLink({ id, name, email }: Of<'donations'>): ResultLink {
  const link: LinkProps = { to: '/admin/donations', search: { search: email } }
  return { key: `donation-${id}`, label: name || email, note: name ? email : undefined, link }
}

function partnerLink({ id, name }: Of<'partners'>): ResultLink {
  return {
    key: `partner-${id}`,
    label: name,
    note: undefined,
    link: { to: '/admin/partners', hash: `partner-${id}` },
  }
}

function landingPageLink({ id, name, slug }: Of<'landingPages'>): ResultLink {
  const link: LinkProps = { to: '/admin/landing-pages/$id', params: { id: String(id) } }
  return { key: `landing-page-${id}`, label: name, note: `/shop/${slug}`, link }
}
