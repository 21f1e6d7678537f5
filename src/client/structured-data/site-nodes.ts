import type { BreadcrumbList, ItemList, Organization, SearchAction, WebSite } from 'schema-dts'
import { currentLanguage } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import type { Site } from '#shared/site/site.ts'

/** Google's own addition to schema.org: the part of the address that the visitor fills in. */
type SearchBox = SearchAction & { 'query-input': string }

export function organization(site: Site): Organization {
  const profiles = Object.values(site.social).filter(isProfile)
  return {
    '@type': 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.host}/icons/icon-512.png`,
    email: site.contact.email,
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

/** A network's bare front page is nobody's profile. */
function isProfile(address: string): boolean {
  return (URL.parse(address)?.pathname.length ?? 0) > 1
}

export function website(site: Site): WebSite {
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.url}/products?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: `${site.url}/`,
    inLanguage: currentLanguage(),
    publisher: { '@id': `${site.url}/#organization` },
    potentialAction: search,
  }
}

export interface Place {
  name: string
  path: string
}

export function breadcrumbs(site: Site, places: Place[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: m.home, path: '/' }, ...places].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.url}${path}`,
    })),
  }
}

interface Listed {
  paths: string[]
  total: number
  before?: number
}

export function itemList(site: Site, { paths, total, before = 0 }: Listed): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: `${site.url}${path}`,
    })),
  }
}
