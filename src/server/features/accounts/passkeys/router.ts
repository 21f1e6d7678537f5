import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  passkeyChallenge,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '#server/features/accounts/passkeys/service.ts'
import { factorProcedure, limited, localSignInProcedure, publicProcedure, router } from '#server/trpc/init.ts'
import {
  newPasskeyInput,
  passkeyAnswerInput,
  passkeyIdInput,
  renamePasskeyInput,
} from '#shared/inputs/passkeys.ts'

export const passkeysRouter = router({
  challenge: publicProcedure.use(limited('passkeyChallenges')).mutation(({ ctx }) => passkeyChallenge(ctx)),
  signIn: localSignInProcedure
    .use(limited('passkeySignIns'))
    .meta({ security: { refused: 'sign-in.failed', detail: 'passkey' } })
    .input(passkeyAnswerInput)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input, ctx)),
  list: factorProcedure.query(({ ctx }) => listPasskeys(ctx.db, ctx.user.id)),
  begin: factorProcedure
    .use(limited('passkeyChallenges'))
    .meta({ fresh: true, security: { none: 'Only asks' } })
    .mutation(({ ctx }) => beginPasskey(ctx, ctx.user)),
  add: factorProcedure
    .meta({ fresh: true, security: { done: 'factor.added', detail: 'passkey' } })
    .input(newPasskeyInput)
    .mutation(({ ctx, input }) => addPasskey(ctx, ctx.user, input)),
  rename: factorProcedure
    .input(renamePasskeyInput)
    .mutation(({ ctx, input }) => renamePasskey(ctx.db, ctx.user.id, input)),
  remove: factorProcedure
    .meta({ fresh: true, security: { done: 'factor.removed', detail: 'passkey' } })
    .input(passkeyIdInput)
    .mutation(({ ctx, input }) => removePasskey(ctx.db, ctx.user.id, input.id)),
})
