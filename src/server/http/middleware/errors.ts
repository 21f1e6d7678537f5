import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { ZodError } from 'zod'
import { plainPage } from '#server/http/pages/plain-page.ts'
import { type FieldIssue, invalidFields } from '#server/trpc/field-issues.ts'
import {
  asTrpcError,
  databaseRefusal,
  fieldIssues,
  publicMessage,
  retryAfterSeconds,
} from '#server/trpc/init.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

const FOR_PROGRAMS = /^\/(api|trpc|mcp)(\/|$)/

const SEND_A_KEY = 'Send an API key as Authorization: Bearer, or the cookie of a session'

const STATUS_SENTENCES: Record<number, () => string> = {
  400: () => m.requestNotValid,
  403: () => m.notAllowed,
  404: () => m.nothingAtAddress,
  405: () => m.methodNotAccepted,
  401: () => m.pleaseSignIn,
  409: () => m.existsAlready,
  408: () => m.requestTooSlow,
  413: () => m.requestTooLarge,
  414: () => m.addressTooLong,
  415: () => m.typeNotAccepted,
  429: () => m.tooManyRequests,
  503: () => m.notAvailableNow,
}

export function errorResponse(
  c: HonoContext,
  status: ContentfulStatusCode,
  message = statusSentence(status),
  issues?: FieldIssue[],
) {
  return c.json({ code: status, message, ...(issues && { issues }) }, status)
}

export function statusSentence(status: number): string {
  return STATUS_SENTENCES[status]?.() ?? m.errorOccurred
}

/** Logs the whole of an error not written for people, and answers with a plain sentence. */
export function createErrorHandler(log: Logger) {
  return (error: Error, c: HonoContext) => {
    if (error instanceof HTTPException)
      return errorResponse(c, error.status as ContentfulStatusCode, error.message || undefined)
    // The client has gone, and nothing failed on our side.
    if (c.req.raw.signal.aborted) return errorResponse(c, 408)
    const trpcError = readableError(error)
    const status = (trpcError ? getHTTPStatusCodeFromError(trpcError) : 500) as ContentfulStatusCode
    if (status >= 500) log.error({ err: error, path: c.req.path }, 'request failed')
    if (!trpcError) return errorResponse(c, 500)
    const wait = retryAfterSeconds(trpcError)
    const headers = { 'Retry-After': String(wait) }
    if (wait !== undefined && isForPerson(c))
      return plainPage(c, { status, title: statusSentence(status), message: trpcError.message, headers })
    if (wait !== undefined) c.header('Retry-After', String(wait))
    if (status === 401) c.header('WWW-Authenticate', 'Bearer')
    return errorResponse(c, status, messageOf(trpcError, c), fieldIssues(trpcError))
  }
}

/** A program has no fields to highlight, and no button to sign in with. */
function messageOf(error: TRPCError, c: HonoContext): string {
  if (!c.req.path.startsWith('/api/')) return publicMessage(error)
  if (error.cause instanceof ZodError) return invalidFields(error.cause.issues)
  return error.message === m.pleaseSignIn ? SEND_A_KEY : publicMessage(error)
}

function isForPerson(c: HonoContext): boolean {
  return !FOR_PROGRAMS.test(c.req.path) && (c.req.header('accept') ?? '').includes('text/html')
}

function readableError(error: Error): TRPCError | undefined {
  const refusal = databaseRefusal(error) ?? error
  if (refusal instanceof TRPCError) return refusal
  return refusal instanceof DomainError ? asTrpcError(refusal) : undefined
}
