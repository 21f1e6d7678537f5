import { TRPCClientError } from '@trpc/client'

export function isNotFound(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'NOT_FOUND'
}
