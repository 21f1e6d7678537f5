import type { RouterContext } from '#client/router.tsx'
import type { SearchedBlock } from '#shared/content/content-blocks.ts'
import type { Site } from '#shared/site/site.ts'
import type { SearchTexts } from '#shared/text/search-result.ts'

/** The default texts for search engines, by the block on the page. */
export const DEFAULT_SEARCH_TEXTS: Record<SearchedBlock, (site: Pick<Site, 'name'>) => SearchTexts> = {
  hero: ({ name }) => ({
    title: `${name}: Affordable, High-Quality Baby Products`,
    description:
      'Your trusted source for affordable, high-quality baby products from partner retailers, with guides for the first years.',
  }),
  memberships: () => ({
    title: 'Premium Member',
    description:
      'Premium is $5 per month and keeps the site free for everyone. What it changes, what it doesn’t, and how to cancel.',
  }),
  donations: ({ name }) => ({
    title: 'Donate',
    description: `Support ${name} with a donation by card: it keeps the site free to use and its guides for parents free to read.`,
  }),
  about: ({ name }) => ({
    title: `About ${name}`,
    description:
      'Who we are, what we value, how we support parents, and how products are chosen and ranked: commission plays no part in the order.',
  }),
  contact: ({ name }) => ({
    title: 'Contact',
    description: `How to reach ${name} by email, phone, or mail about products, articles, donations, or the data we store about you.`,
  }),
  privacy: ({ name }) => ({
    title: 'Privacy Policy',
    description: `What ${name} stores about you, why, and for how long, which cookies we use, and how to have your data corrected or deleted.`,
  }),
  terms: ({ name }) => ({
    title: 'Terms of Service',
    description: `The terms of ${name}: advertising links, retailers’ prices, accounts, donations and refunds, liability, and law.`,
  }),
}

export function searchTextsOf(
  { site, trpc }: Pick<RouterContext, 'site' | 'trpc'>,
  block: SearchedBlock,
): SearchTexts {
  const own = trpc.content.byName.getData({ blocks: [block] })?.searchTexts?.[block]
  const { title, description } = DEFAULT_SEARCH_TEXTS[block](site)
  return { title: own?.searchTitle || title, description: own?.searchDescription || description }
}
