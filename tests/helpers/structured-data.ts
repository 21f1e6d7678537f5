import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })
const isoDay = z.iso.date()
const organization = z.object({
  '@type': z.literal('Organization'),
  name: z.string().min(1),
  url: address.optional(),
  logo: address.optional(),
  sameAs: z.array(address).optional(),
})

const page = z.object({
  '@id': address,
  name: z.string().min(1),
  description: z.string().min(1),
  url: address,
  isPartOf: z.object({ '@id': address }),
})

const listItem = z.object({ '@type': z.literal('ListItem'), position: z.int().min(1) })

const offer = z.object({
  '@type': z.literal('Offer'),
  price: z.number().min(0),
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  url: address,
  priceValidUntil: z.never().optional(),
  seller: organization.optional(),
})
const person = z.object({ '@type': z.literal('Person'), name: z.string().min(1) })
const statements = z.object({
  '@type': z.literal('ItemList'),
  itemListElement: z.array(listItem.extend({ name: z.string().min(1) })).min(1),
})

/** Requirements of schema.org and Google's rich results documentation for each type that this site uses. */
const node = z.discriminatedUnion('@type', [
  organization.extend({ '@id': address, url: address, logo: address }),
  z.object({
    '@type': z.literal('WebSite'),
    name: z.string().min(1),
    url: address,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().includes('{search_term_string}'),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  page.extend({ '@type': z.literal('AboutPage') }),
  page.extend({ '@type': z.literal('ContactPage') }),
  page.extend({ '@type': z.literal('CollectionPage') }),
  page.extend({
    '@type': z.literal('WebPage'),
    potentialAction: z
      .object({
        '@type': z.literal('DonateAction'),
        name: z.string().min(1),
        recipient: organization,
        target: address,
      })
      .optional(),
  }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(listItem.extend({ name: z.string().min(1), item: address })).min(2),
  }),
  z.object({
    '@type': z.literal('ItemList'),
    numberOfItems: z.int().min(1),
    itemListElement: z.array(listItem.extend({ url: address })).min(1),
  }),
  z.object({
    '@type': z.literal('Product'),
    name: z.string().min(1),
    image: z.array(address).min(1),
    brand: z.object({ '@type': z.literal('Brand'), name: z.string().min(1) }).optional(),
    gtin: z
      .string()
      .regex(/^\d{8,14}$/)
      .optional(),
    aggregateRating: z.never().optional(),
    review: z.never().optional(),
    offers: z.union([
      offer,
      z.object({
        '@type': z.literal('AggregateOffer'),
        lowPrice: z.number().min(0),
        highPrice: z.number().min(0),
        priceCurrency: z.string().regex(/^[A-Z]{3}$/),
        offerCount: z.int().min(2),
        offers: z.array(offer).min(2),
      }),
    ]),
  }),
  z.object({
    '@type': z.literal('Review'),
    author: z.union([organization, person]),
    reviewBody: z.string().min(1),
    reviewRating: z.never().optional(),
    itemReviewed: z.object({ '@type': z.literal('Product'), name: z.string().min(1), url: address }),
    positiveNotes: statements.optional(),
    negativeNotes: statements.optional(),
  }),
  z.object({
    '@type': z.literal('BlogPosting'),
    headline: z.string().min(1).max(110),
    image: z.array(address).min(1),
    datePublished: isoDay,
    dateModified: isoDay,
    author: z.union([organization.extend({ url: address }), person]),
    publisher: organization.extend({ logo: address }),
    mainEntityOfPage: address,
  }),
])

const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node).min(1) })

export type StructuredNode = z.infer<typeof node>

/** Every node of every JSON-LD block of a page. Throws where one is not valid against its type. */
export function structuredNodes(html: string): StructuredNode[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return blocks.flatMap(([, json]) => graph.parse(JSON.parse(json ?? ''))['@graph'])
}
