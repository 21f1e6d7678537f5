import { backupFile, deleteBackup, listBackups, startBackup } from '#server/features/backups/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { backupNameInput, operationIdInput } from '#shared/backups.ts'

export const backupsRouter = router({
  list: adminProcedure.query(({ ctx }) => listBackups(ctx)),
  start: adminProcedure.mutation(({ ctx }) => startBackup(ctx, ctx.user)),
  file: adminProcedure.input(backupNameInput).query(({ ctx, input }) => backupFile(ctx, input.name)),
  delete: adminProcedure
    .input(backupNameInput)
    .mutation(({ ctx, input }) => deleteBackup(ctx, ctx.user, input.name)),
  running: adminProcedure.query(({ ctx }) => ctx.operations.running()),
  operation: adminProcedure.input(operationIdInput).query(({ ctx, input }) => ctx.operations.byId(input.id)),
  cancel: adminProcedure
    .input(operationIdInput)
    .mutation(({ ctx, input }) => ctx.operations.cancel(input.id)),
})
