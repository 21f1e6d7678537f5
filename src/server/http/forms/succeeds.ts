import { TRPCError } from '@trpc/server'

const NO_SUCH_LINK = ['NOT_FOUND', 'CONFLICT', 'BAD_REQUEST']

/** False for an invalid link; the page that follows says so. */
export async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof TRPCError && NO_SUCH_LINK.includes(error.code)) return false
    throw error
  }
}
