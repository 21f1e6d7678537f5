import {
  endSessions,
  listUsers,
  setBlocked,
  setManyBlocked,
  setRole,
} from '#server/features/accounts/users/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import {
  userBlockInput,
  userIdInput,
  userListInput,
  userRoleInput,
  usersBlockInput,
} from '#shared/inputs/users.ts'

const blockingProcedure = adminProcedure.meta({
  fresh: true,
  audit: { byService: ['user.blocked', 'user.unblocked'] },
  security: { byService: ['account.blocked', 'account.unblocked'] },
})

export const usersRouter = router({
  list: adminProcedure
    .meta({ session: true })
    .input(userListInput)
    .query(({ ctx, input }) => listUsers(ctx.db, input)),
  setRole: adminProcedure
    .meta({
      fresh: true,
      audit: { byService: 'user.role-changed' },
      security: { byService: ['account.became-administrator', 'account.lost-administrator'] },
    })
    .input(userRoleInput)
    .mutation(({ ctx, input }) => setRole(ctx, ctx.user, input)),
  setBlocked: blockingProcedure
    .input(userBlockInput)
    .mutation(({ ctx, input }) => setBlocked(ctx, ctx.user, input)),
  setManyBlocked: blockingProcedure
    .input(usersBlockInput)
    .mutation(({ ctx, input }) => setManyBlocked(ctx, ctx.user, input)),
  endSessions: adminProcedure
    .meta({ session: true, audit: { byService: 'user.sessions-ended' } })
    .input(userIdInput)
    .mutation(({ ctx, input }) => endSessions(ctx.db, ctx.user, input.userId)),
})
