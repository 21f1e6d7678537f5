import { callTRPCProcedure, type ProcedureType, TRPCError } from '@trpc/server'
import type { Context } from '#server/context.ts'
import { appRouter } from '#server/router.ts'
import type { ProcedureMeta } from '#server/trpc/init.ts'

export type Admission = 'in' | 401 | 403

export const procedureNames = Object.keys(appRouter._def.procedures).sort()

export function procedureOf(name: string): { type: ProcedureType; meta: ProcedureMeta } {
  const { type, meta = {} } = Reflect.get(appRouter._def.procedures, name)._def
  return { type, meta }
}

/** Calls with nothing: whoever is let in is told that the input is missing, or gets an answer. */
export async function refusalOf(path: string, ctx: Context): Promise<Admission> {
  try {
    await callTRPCProcedure({
      router: appRouter,
      path,
      getRawInput: async () => ({}),
      ctx,
      type: procedureOf(path).type,
      allowMethodOverride: true,
      signal: undefined,
      batchIndex: 0,
    })
    return 'in'
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    if (error.code === 'UNAUTHORIZED') return 401
    return error.code === 'FORBIDDEN' ? 403 : 'in'
  }
}
