import { pageHead } from '#client/lib/page-head.ts'
import type { RouterContext } from '#client/router.tsx'
import type { SearchedBlock } from '#shared/content/content-blocks.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import type { SearchTexts } from '#shared/text/search-result.ts'

/** May name the shop as `{shop}`. */
const DEFAULT_TEXTS: Record<SearchedBlock, () => SearchTexts> = {
  hero: () => ({ title: m.homeSearchTitle, description: m.homeSearchDescription }),
  memberships: () => ({ title: m.premiumMember, description: m.premiumSearchDescription }),
  donations: () => ({ title: m.donate, description: m.donateSearchDescription }),
  about: () => ({ title: m.aboutShop, description: m.aboutSearchDescription }),
  contact: () => ({ title: m.contact, description: m.contactSearchDescription }),
  privacy: () => ({ title: m.privacyPolicy, description: m.privacySearchDescription }),
  terms: () => ({ title: m.termsOfService, description: m.termsSearchDescription }),
}

export function defaultSearchTexts(block: SearchedBlock, shop: string): SearchTexts {
  const { title, description } = DEFAULT_TEXTS[block]()
  return { title: fill(title, { shop }), description: fill(description, { shop }) }
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
  const { title, description } = defaultSearchTexts(block, site.name)
  return { title: own?.searchTitle || title, description: own?.searchDescription || description }
}
