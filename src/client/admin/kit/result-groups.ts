import type { LinkProps } from '@tanstack/react-router'
import type { FindResults } from '#client/lib/trpc.ts'

export interface ResultLink {
  key: string
  label: string
  note?: string | null | undefined
  link: LinkProps
}

export interface ResultGroup {
  label: string
  links: ResultLink[]
}

/** Groups matches by kind: each is a link to the item, or to the narrowed list. Empty groups are left out. */
export function resultGroups(results: FindResults): ResultGroup[] {
  const group = <Kind extends keyof FindResults>(
    label: string,
    kind: Kind,
    linkOf: (result: FindResults[Kind][number]) => Omit<ResultLink, 'key'>,
  ): ResultGroup => ({
    label,
    links: results[kind].map((result) => ({ key: `${kind}-${result.id}`, ...linkOf(result) })),
  })
  return [
    group('Products', 'products', ({ id, name, advertiserName }) => ({
      label: name,
      note: advertiserName,
      link: { to: '/admin/products/$id', params: { id: String(id) } },
    })),
    group('Articles', 'articles', ({ id, title, slug }) => ({
      label: title,
      note: `/blog/${slug}`,
      link: { to: '/admin/articles/$id', params: { id: String(id) } },
    })),
    group('Feeds', 'feeds', ({ id, name }) => ({
      label: name,
      link: { to: '/admin/feeds/$feed', params: { feed: String(id) } },
    })),
    group('Users', 'users', ({ name, email }) => ({
      label: name,
      note: email,
      link: { to: '/admin/users', search: { search: email } },
    })),
    group('Subscribers', 'subscribers', ({ email, status }) => ({
      label: email,
      note: status,
      link: { to: '/admin/newsletter/subscribers', search: { search: email } },
    })),
    group('Newsletters', 'campaigns', ({ id, subject, status }) => ({
      label: subject,
      note: status,
      link: { to: '/admin/newsletter/$campaign', params: { campaign: String(id) } },
    })),
    group('Donations', 'donations', ({ name, email }) => ({
      label: name || email,
      note: name ? email : undefined,
      link: { to: '/admin/donations', search: { search: email } },
    })),
    group('Partners', 'partners', ({ id, name }) => ({
      label: name,
      link: { to: '/admin/partners', hash: `partner-${id}` },
    })),
    group('Landing pages', 'landingPages', ({ id, name, slug }) => ({
      label: name,
      note: `/shop/${slug}`,
      link: { to: '/admin/landing-pages/$id', params: { id: String(id) } },
    })),
  ].filter(({ links }) => links.length > 0)
}
