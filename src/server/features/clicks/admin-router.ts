import { clickReport } from '#server/features/clicks/reports/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { clickReportInput } from '#shared/inputs/clicks.ts'

export const clickReportsRouter = router({
  report: adminProcedure.input(clickReportInput).query(({ ctx, input }) => clickReport(ctx.db, input)),
})
