import {
  getLandingPage,
  landingPageLinks,
  landingPageOverview,
} from '#server/features/search/landing-pages/service.ts'
import { cachedProcedure, publicProcedure, router } from '#server/trpc/init.ts'
import { landingPageSlugInput } from '#shared/inputs/landing-pages.ts'

export const landingPagesRouter = router({
  links: cachedProcedure.query(({ ctx }) => landingPageLinks(ctx.db)),
  overview: publicProcedure.query(({ ctx }) => landingPageOverview(ctx.db, ctx.env.CURRENCY)),
  bySlug: cachedProcedure
    .input(landingPageSlugInput)
    .query(({ ctx, input }) => getLandingPage(ctx.db, input.slug)),
})
