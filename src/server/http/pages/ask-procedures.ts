import { TRPCClientError } from '@trpc/client'
import { callTRPCProcedure, getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'
import type { Context } from '#server/context.ts'
import { perVersion } from '#server/db/per-version.ts'
import { procedureMeta } from '#server/http/middleware/cacheable.ts'
import { appRouter } from '#server/router.ts'
import { errorShape } from '#server/trpc/init.ts'
import type { AskProcedure } from '#shared/ask-procedure.ts'
import { currentLanguage } from '#shared/messages/languages.ts'

type Answer = Promise<unknown>

/** Exceeds the number of cached procedures without input. */
const MOST_ANSWERS = 100

/** Answers that every page needs, once for each content version. Pages must not change them. */
export function answersOfContent(contentVersion: () => number) {
  return perVersion(contentVersion, (_db, _path: string, ask: () => Answer): Answer => ask(), {
    keyOf: (path) => `${currentLanguage()} ${path}`,
    most: MOST_ANSWERS,
  })
}

/** tRPC's client and in-process link abort a signal after every call: two useless exceptions. */
export function askProcedures(
  ctx: Context,
  answerOf: ReturnType<typeof answersOfContent>,
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
      const isOfContent = input === undefined && procedureMeta(path)?.cached
      const ask = () => callTRPCProcedure(call)
      return await (isOfContent ? answerOf(ctx.db, path, ask) : ask())
    } catch (cause) {
      const error = getTRPCErrorFromUnknown(cause)
      onError(error)
      throw TRPCClientError.from({ error: errorShape(error) }, { cause: error })
    }
  }
}
