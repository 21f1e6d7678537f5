import { fullArticles, getArticle, latestArticles, listArticles } from '#server/features/blog/service.ts'
import { cachedProcedure, router } from '#server/trpc/init.ts'
import { articleListInput, articleSlugInput } from '#shared/inputs/articles.ts'

export const blogRouter = router({
  latest: cachedProcedure.query(() => latestArticles()),
  list: cachedProcedure.input(articleListInput).query(({ input }) => listArticles(input)),
  full: cachedProcedure.query(() => fullArticles()),
  bySlug: cachedProcedure.input(articleSlugInput).query(({ ctx, input }) => getArticle(ctx.db, input.slug)),
})
