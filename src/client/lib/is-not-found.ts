import { notFound } from '@tanstack/react-router'
import { TRPCClientError } from '@trpc/client'

export function isNotFound(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'NOT_FOUND'
}

/** For `catch` in loaders: shows that the page does not exist where the server found nothing. */
export function throwNotFound(error: unknown): never {
  throw isNotFound(error) ? notFound() : error
}
