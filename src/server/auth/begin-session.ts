import { createAuthEndpoint } from '@better-auth/core/api'
import type { BetterAuthPlugin } from 'better-auth'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** Adds `auth.api.beginSession`, which begins a session for somebody identified by one of our own methods. */
export function beginningSessions() {
  return {
    id: 'beginning-sessions',
    endpoints: {
      beginSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          if (!user) return null
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return { user, sessionId: session.id }
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
