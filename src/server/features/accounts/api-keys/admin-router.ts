import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '#server/features/accounts/api-keys/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { apiKeyIdInput, newApiKeyInput } from '#shared/inputs/api-keys.ts'

export const apiKeysRouter = router({
  list: adminProcedure.meta({ session: true }).query(({ ctx }) => listApiKeys(ctx.db)),
  create: adminProcedure
    .meta({
      fresh: true,
      audit: { byService: 'api-key.created' },
      security: { byService: ['api-key.created'] },
    })
    .input(newApiKeyInput)
    .mutation(({ ctx, input }) => createApiKey(ctx, ctx.user, input)),
  rotate: adminProcedure
    .meta({
      fresh: true,
      audit: { byService: 'api-key.rotated' },
      security: { byService: ['api-key.rotated'] },
    })
    .input(apiKeyIdInput)
    .mutation(({ ctx, input }) => rotateApiKey(ctx, ctx.user, input.id)),
  revoke: adminProcedure
    .meta({
      fresh: true,
      audit: { byService: 'api-key.revoked' },
      security: { byService: ['api-key.revoked'] },
    })
    .input(apiKeyIdInput)
    .mutation(({ ctx, input }) => revokeApiKey(ctx, ctx.user, input.id)),
})
