import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { LandingPage } from '#client/features/landing-pages/landing-page.tsx'
import { isNotFound } from '#client/lib/is-not-found.ts'
import { listInput } from '#client/lib/list-input.ts'
import { pageHead } from '#client/lib/page-head.ts'
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
  loader: async ({ params, deps: { page }, context: { trpc } }) => {
    const landing = await trpc.landingPages.bySlug
      .ensureData({ slug: params.slug })
      .catch((error: unknown) => {
        throw isNotFound(error) ? notFound() : error
      })
    const { id, slug, title, description, query } = landing
    if (slug !== params.slug)
      throw redirect({ to: '/shop/$slug', params: { slug }, search: { page }, statusCode: 301 })
    const input = listInput(landingSearch(query, page))
    await settleOnServer([
      trpc.products.cards.ensureData(input),
      trpc.categories.list.ensureData(),
      trpc.partners.list.ensureData(),
    ])
    const path = page ? `/shop/${slug}?page=${page}` : `/shop/${slug}`
    return {
      id,
      title: page ? fill(m.titleOfPage, { title, n: page }) : title,
      description: page ? fill(m.descriptionOfPage, { description, n: page }) : description,
      path,
      languages: landing.languages.map((language) => ({ language, path })),
      hidden: trpc.products.cards.getData(input)?.products.length === 0,
      picture: sharePicturePath.landingPage(landing),
    }
  },
  head: ({ loaderData, match: { context } }) => (loaderData ? pageHead(context.site, loaderData) : {}),
  component: () => <LandingPage slug={Route.useParams().slug} page={Route.useSearch().page} />,
})
