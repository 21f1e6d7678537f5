import { pageHead } from '#client/lib/page-head.ts'
import type { RouterContext } from '#client/router.tsx'
import type { SearchedBlock } from '#shared/content/content-blocks.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import type { Site } from '#shared/site/site.ts'
import type { SearchTexts } from '#shared/text/search-result.ts'

/** The default texts for search engines, by the block on the page. */
export const DEFAULT_SEARCH_TEXTS: Record<SearchedBlock, (site: Pick<Site, 'name'>) => SearchTexts> = {
  hero: ({ name }) => ({
    title: fill(m.homeSearchTitle, { shop: name }),
    description: m.homeSearchDescription,
  }),
  memberships: () => ({
    title: m.premiumMember,
    description: m.premiumSearchDescription,
  }),
  donations: ({ name }) => ({
    title: m.donate,
    description: fill(m.donateSearchDescription, { shop: name }),
  }),
  about: ({ name }) => ({
    title: fill(m.aboutShop, { shop: name }),
    description: m.aboutSearchDescription,
  }),
  contact: ({ name }) => ({
    title: m.contact,
    description: fill(m.contactSearchDescription, { shop: name }),
  }),
  privacy: ({ name }) => ({
    title: m.privacyPolicy,
    description: fill(m.privacySearchDescription, { shop: name }),
  }),
  terms: ({ name }) => ({
    title: m.termsOfService,
    description: fill(m.termsSearchDescription, { shop: name }),
  }),
}

/** The head of a page that is one block's text: in other languages it exists once that block is translated. */
export function textPageHead(context: Context, block: SearchedBlock, path: string) {
  const languages = context.trpc.content.byName.getData({ blocks: [block] })?.languages?.[block]
  const places = languages?.map((language) => ({ language, path }))
  return pageHead(context.site, {
    ...searchTextsOf(context, block),
    path,
    ...(places && { languages: places }),
  })
}

type Context = Pick<RouterContext, 'site' | 'trpc'>

export function searchTextsOf({ site, trpc }: Context, block: SearchedBlock): SearchTexts {
  const own = trpc.content.byName.getData({ blocks: [block] })?.searchTexts?.[block]
  const { title, description } = DEFAULT_SEARCH_TEXTS[block](site)
  return { title: own?.searchTitle || title, description: own?.searchDescription || description }
}
