import { ageingArticles, listAttention } from '#server/features/reports/attention/service.ts'
import { findEverything } from '#server/features/reports/finding/service.ts'
import { dailyFigures } from '#server/features/reports/service.ts'
import { listSetUp } from '#server/features/reports/set-up/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { findInput, reportInput } from '#shared/inputs/reports.ts'

export const reportsRouter = router({
  daily: adminProcedure.input(reportInput).query(({ ctx, input }) => dailyFigures(ctx, input.days)),
  attention: adminProcedure.query(({ ctx }) => listAttention(ctx)),
  ageingArticles: adminProcedure.query(({ ctx }) => ageingArticles(ctx)),
  setUp: adminProcedure.query(({ ctx }) => listSetUp(ctx)),
  /** Results include people. */
  find: adminProcedure
    .meta({ session: true })
    .input(findInput)
    .query(({ ctx, input }) => findEverything(ctx.db, input.search)),
})
