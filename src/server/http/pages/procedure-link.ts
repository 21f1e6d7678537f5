import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { callTRPCProcedure, getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import type { Context } from '#server/context.ts'
import type { ContentAnswers } from '#server/http/pages/content-answers.ts'
import { errorShape } from '#server/trpc/init.ts'
import { type AppRouter, appRouter } from '#server/trpc/router.ts'

/**
 * Calls procedures in this process, for a page. The link that tRPC has for it aborts a signal after every call: an
 * exception with its stack, for nobody to read.
 */
export function procedureLink(
  ctx: Context,
  answerOf: ContentAnswers,
  onError: (error: TRPCError) => void,
): TRPCLink<AppRouter> {
  return () =>
    ({ op: { path, type, input } }) =>
      observable((observer) => {
        const getRawInput = async () => input
        const call = { router: appRouter, path, type, ctx, getRawInput, signal: undefined, batchIndex: 0 }
        answerOf({ path, input }, () => callTRPCProcedure(call)).then(
          (data) => {
            observer.next({ result: { data } })
            observer.complete()
          },
          (cause) => {
            const error = getTRPCErrorFromUnknown(cause)
            onError(error)
            observer.error(TRPCClientError.from({ error: errorShape(error) }, { cause: error }))
          },
        )
      })
}
