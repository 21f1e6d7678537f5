import { dailyFigures } from '#server/features/reports/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { reportInput } from '#shared/inputs/reports.ts'

export const reportsRouter = router({
  daily: adminProcedure.input(reportInput).query(({ ctx, input }) => dailyFigures(ctx, input.days)),
})
