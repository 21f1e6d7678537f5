import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
  rename,
  replaceTemporaryPassword,
  setFirstPassword,
} from '#server/features/accounts/profile/service.ts'
import { factorProcedure, router, userProcedure } from '#server/trpc/init.ts'
import {
  changePasswordInput,
  deleteAccountInput,
  endSessionInput,
  renameInput,
  setPasswordInput,
} from '#shared/inputs/profile.ts'

export const profileRouter = router({
  sessions: userProcedure.meta({ session: true }).query(({ ctx }) => listSessions(ctx.db, ctx)),
  endSession: userProcedure
    .meta({ session: true })
    .input(endSessionInput)
    .mutation(({ ctx, input }) => endSession(ctx.db, ctx.user.id, input.id)),
  endOtherSessions: userProcedure
    .meta({ session: true })
    .mutation(({ ctx }) => endOtherSessions(ctx.db, ctx)),
  rename: userProcedure
    .meta({ session: true })
    .input(renameInput)
    .mutation(({ ctx, input }) => rename(ctx.db, ctx.user, input)),
  changePassword: userProcedure
    .meta({ session: true, security: { done: 'password.changed', refused: 'sign-in.identity-refused' } })
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, ctx, input)),
  setPassword: userProcedure
    .meta({ fresh: true, security: { done: 'password.changed' } })
    .input(setPasswordInput)
    .mutation(({ ctx, input }) => setFirstPassword(ctx, ctx, input.newPassword)),
  replaceTemporaryPassword: factorProcedure
    .meta({ fresh: true, security: { done: 'password.changed' } })
    .input(setPasswordInput)
    .mutation(({ ctx, input }) => replaceTemporaryPassword(ctx, ctx, input.newPassword)),
  export: userProcedure.query(({ ctx }) => exportAccount(ctx.db, ctx)),
  delete: userProcedure
    .meta({ session: true, security: { done: 'account.deleted', refused: 'sign-in.identity-refused' } })
    .input(deleteAccountInput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, ctx, input.password)),
})
