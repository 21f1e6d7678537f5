import { createFileRoute, redirect } from '@tanstack/react-router'
import { LandingPage } from '#client/features/landing-pages/landing-page.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'
import { facetsInput, listInput } from '#client/lib/list-input.ts'
import { pageHead } from '#client/lib/page-head.ts'
import { stringifyPlainSearch } from '#client/lib/plain-search.ts'
import { settleOnServer } from '#client/lib/settle.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'
import { PAGES } from '#shared/page-table.ts'
import { sharePicturePath } from '#shared/pictures/share-picture-addresses.ts'
import { landingSearch } from '#shared/products/landing-query.ts'

export const Route = createFileRoute('/shop/$slug')({
  staticData: { hydratesOnInteraction: true, pageKind: 'landing' },
  validateSearch: PAGES['/shop/$slug'].search,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps: choices, context: { trpc } }) => {
    const { page } = choices
    const landing = await trpc.landingPages.bySlug.ensureData({ slug: params.slug }).catch(throwNotFound)
    const { id, slug, title, description, query } = landing
    if (slug !== params.slug)
      throw redirect({ to: '/shop/$slug', params: { slug }, search: choices, statusCode: 301 })
    const search = landingSearch(query, choices)
    const input = listInput(search)
    await settleOnServer([
      trpc.products.cards.ensureData(input),
      trpc.categories.list.ensureData(),
      ...(choices.filters ? [trpc.products.facets.ensureData(facetsInput(search))] : []),
      trpc.partners.list.ensureData(),
    ])
    const path = `/shop/${slug}${stringifyPlainSearch({ ...choices })}`
    const { page: _, ...narrowing } = choices
    const isNarrowed = Object.values(narrowing).some((value) => value !== undefined)
    return {
      id,
      title: page ? fill(m.titleOfPage, { title, n: page }) : title,
      description: page ? fill(m.descriptionOfPage, { description, n: page }) : description,
      path,
      languages: landing.languages.map((language) => ({ language, path })),
      hidden: isNarrowed || trpc.products.cards.getData(input)?.products.length === 0,
      picture: sharePicturePath.landingPage(landing),
    }
  },
  head: ({ loaderData, match: { context } }) => (loaderData ? pageHead(context.site, loaderData) : {}),
  component: () => <LandingPage slug={Route.useParams().slug} choices={Route.useSearch()} />,
})
