import type { AboutPage, CollectionPage, ContactPage, Thing, WebPage } from 'schema-dts'
import { breadcrumbs, organization } from '#client/structured-data/site-nodes.ts'
import { fill } from '#shared/messages/fill.ts'
import { currentLanguage } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'
import type { Site } from '#shared/site/site.ts'

type PageKind = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

export interface PageFacts {
  title: string
  description: string
  path: string
}

type PageNode =
  | Exclude<AboutPage, string>
  | Exclude<CollectionPage, string>
  | Exclude<ContactPage, string>
  | Exclude<WebPage, string>

export function pageNode(site: Site, kind: PageKind, { title, description, path }: PageFacts): PageNode {
  return {
    '@type': kind,
    '@id': `${site.url}${path}#page`,
    name: title,
    description,
    url: `${site.url}${path}`,
    inLanguage: currentLanguage(),
    isPartOf: { '@id': `${site.url}/#website` },
  }
}

export function plainPageNodes(site: Site, kind: PageKind, facts: PageFacts): Thing[] {
  return [breadcrumbs(site, [{ name: facts.title, path: facts.path }]), pageNode(site, kind, facts)]
}

export function donateNodes(site: Site, facts: PageFacts): Thing[] {
  const page: PageNode = {
    ...pageNode(site, 'WebPage', facts),
    potentialAction: {
      '@type': 'DonateAction',
      name: fill(m.donateTo, { shop: site.name }),
      recipient: organization(site),
      target: `${site.url}/donate`,
    },
  }
  return [breadcrumbs(site, [{ name: facts.title, path: facts.path }]), page]
}
