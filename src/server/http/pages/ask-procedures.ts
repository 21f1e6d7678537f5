import { TRPCClientError } from '@trpc/client'
import { callTRPCProcedure, getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'
import type { Context } from '#server/context.ts'
import type { ContentAnswers } from '#server/http/pages/content-answers.ts'
import { errorShape } from '#server/trpc/init.ts'
import { appRouter } from '#server/trpc/router.ts'
import type { AskProcedure } from '#shared/ask-procedure.ts'

/**
 * Calls procedures in this process, for a page. tRPC's client and its link for that abort a signal after every call: two
 * exceptions with their stacks, for nobody to read.
 */
export function askProcedures(
  ctx: Context,
  answerOf: ContentAnswers,
  onError: (error: TRPCError) => void,
): AskProcedure {
  return async (path, input) => {
    const getRawInput = async () => input
    const call = {
      router: appRouter,
      path,
      type: 'query' as const,
      ctx,
      getRawInput,
      signal: undefined,
      batchIndex: 0,
    }
    try {
      return await answerOf({ path, input }, () => callTRPCProcedure(call))
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause)
      onError(error)
      throw TRPCClientError.from({ error: errorShape(error) }, { cause: error })
    }
  }
}
