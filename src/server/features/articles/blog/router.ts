import {
  articleOverview,
  fullArticles,
  getArticle,
  latestArticles,
  listArticles,
  previewedArticle,
} from '#server/features/articles/blog/service.ts'
import { cachedProcedure, publicProcedure, router } from '#server/trpc/init.ts'
import { articleListInput, articleSlugInput, previewTokenInput } from '#shared/inputs/articles.ts'

export const blogRouter = router({
  latest: cachedProcedure.query(({ ctx }) => latestArticles(ctx.db)),
  list: cachedProcedure.input(articleListInput).query(({ ctx, input }) => listArticles(ctx.db, input)),
  full: cachedProcedure.query(({ ctx }) => fullArticles(ctx.db)),
  overview: cachedProcedure.query(({ ctx }) => articleOverview(ctx.db)),
  bySlug: cachedProcedure.input(articleSlugInput).query(({ ctx, input }) => getArticle(ctx.db, input.slug)),
  /** Never cached, as the link may be revoked at any time. */
  preview: publicProcedure
    .input(previewTokenInput)
    .query(({ ctx, input }) => previewedArticle(ctx.db, input.token)),
})
