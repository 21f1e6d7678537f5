import {
  deleteBackup,
  downloadBackup,
  listBackups,
  listInBucket,
  startBackup,
  startCheck,
  startRestore,
  startRestoreOf,
  stateOfBackups,
  uploadPlace,
} from '#server/features/backups/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { backupNameInput, operationIdInput, restoreInput, uploadInput } from '#shared/inputs/backups.ts'

export const backupsRouter = router({
  list: adminProcedure.meta({ session: true }).query(({ ctx }) => listBackups(ctx)),
  inBucket: adminProcedure.meta({ session: true }).query(({ ctx }) => listInBucket(ctx)),
  state: adminProcedure.meta({ session: true }).query(({ ctx }) => stateOfBackups(ctx)),
  start: adminProcedure
    .meta({ session: true, audit: { byWork: 'backup.made' } })
    .mutation(({ ctx }) => startBackup(ctx, ctx.user)),
  file: adminProcedure
    .meta({ fresh: true, security: { byService: ['data.backup-downloaded'] } })
    .input(backupNameInput)
    .query(({ ctx, input }) => downloadBackup(ctx, ctx.user, input.name)),
  delete: adminProcedure
    .meta({ session: true, audit: { byService: 'backup.deleted' } })
    .input(backupNameInput)
    .mutation(({ ctx, input }) => deleteBackup(ctx, ctx.user, input.name)),
  uploadPlace: adminProcedure
    .meta({
      fresh: true,
      audit: { none: 'Only says where an upload may go' },
      security: { none: 'Restores nothing yet' },
    })
    .mutation(({ ctx }) => uploadPlace(ctx)),
  restore: adminProcedure
    .meta({
      fresh: true,
      audit: { byWork: 'backup.restored' },
      security: { done: 'data.restore-begun', detail: 'uploaded backup' },
    })
    .input(uploadInput)
    .mutation(({ ctx, input }) => startRestore(ctx, ctx, input.upload)),
  restoreListed: adminProcedure
    .meta({
      fresh: true,
      audit: { byWork: 'backup.restored' },
      security: { done: 'data.restore-begun', detail: 'backup of the server' },
    })
    .input(restoreInput)
    .mutation(({ ctx, input }) => startRestoreOf(ctx, ctx, input)),
  checkInBucket: adminProcedure
    .meta({ session: true, audit: { none: 'Only reads a copy' } })
    .input(backupNameInput)
    .mutation(({ ctx, input }) => startCheck(ctx, input.name)),
  running: adminProcedure.meta({ session: true }).query(({ ctx }) => ctx.operations.running()),
  operation: adminProcedure
    .meta({ session: true })
    .input(operationIdInput)
    .query(({ ctx, input }) => ctx.operations.byId(input.id)),
  cancel: adminProcedure
    .meta({ session: true, audit: 'operation.canceled' })
    .input(operationIdInput)
    .mutation(({ ctx, input }) => ctx.operations.cancel(input.id)),
})
