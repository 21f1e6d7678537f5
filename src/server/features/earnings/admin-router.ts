import {
  createAccount,
  deleteAccount,
  listAccounts,
  readAccountNow,
  updateAccount,
} from '#server/features/earnings/accounts/service.ts'
import { importReport, previewReport } from '#server/features/earnings/files/service.ts'
import { earningsNow, earningsReport, exportEarnings } from '#server/features/earnings/reports/service.ts'
import { listTransactions, transactionChangesOf } from '#server/features/earnings/transactions/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import {
  earningsReportInput,
  reportFileInput,
  transactionIdInput,
  transactionListInput,
} from '#shared/inputs/earnings.ts'
import {
  networkAccountChangeInput,
  networkAccountIdInput,
  networkAccountInput,
} from '#shared/inputs/network-accounts.ts'

export const earningsRouter = router({
  now: adminProcedure.query(({ ctx }) => earningsNow(ctx.db)),
  report: adminProcedure.input(earningsReportInput).query(({ ctx, input }) => earningsReport(ctx.db, input)),
  csv: adminProcedure.input(earningsReportInput).query(({ ctx, input }) => exportEarnings(ctx.db, input)),
  transactions: adminProcedure
    .input(transactionListInput)
    .query(({ ctx, input }) => listTransactions(ctx.db, input)),
  changes: adminProcedure
    .input(transactionIdInput)
    .query(({ ctx, input }) => transactionChangesOf(ctx.db, input.id)),
  preview: adminProcedure
    .meta({ audit: { none: 'Reads a file and changes nothing' } })
    .input(reportFileInput)
    .mutation(({ ctx, input }) => previewReport(ctx, input)),
  import: adminProcedure
    .meta({ audit: { byService: 'earnings.imported' } })
    .input(reportFileInput)
    .mutation(({ ctx, input }) => importReport(ctx, ctx.user, input)),
  accounts: router({
    list: adminProcedure.query(({ ctx }) => listAccounts(ctx.db)),
    create: adminProcedure
      .meta({ session: true, audit: { byService: 'network-account.added' } })
      .input(networkAccountInput)
      .mutation(({ ctx, input }) => createAccount(ctx, ctx.user, input)),
    update: adminProcedure
      .meta({ session: true, audit: { byService: 'network-account.edited' } })
      .input(networkAccountChangeInput)
      .mutation(({ ctx, input }) => updateAccount(ctx, ctx.user, input)),
    delete: adminProcedure
      .meta({ session: true, audit: { byService: 'network-account.deleted' } })
      .input(networkAccountIdInput)
      .mutation(({ ctx, input }) => deleteAccount(ctx.db, ctx.user, input.id)),
    read: adminProcedure
      .meta({ audit: { byService: 'network-account.read' } })
      .input(networkAccountIdInput)
      .mutation(({ ctx, input }) => readAccountNow(ctx, ctx.user, input.id)),
  }),
})
