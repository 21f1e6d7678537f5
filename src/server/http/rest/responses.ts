import type { z } from '@hono/zod-openapi'
import { wireError } from '#server/http/rest/wire.ts'
import type { ApiKeyScope } from '#shared/accounts/api-key-scopes.ts'

export function json<T extends z.ZodType>(schema: T, description: string) {
  return { description, content: { 'application/json': { schema } } }
}

/** A required body, with an example for the document where the schema has none. */
export function jsonBody<T extends z.ZodType>(schema: T, example?: z.input<T>) {
  return {
    body: { content: { 'application/json': { schema, ...(example && { example }) } }, required: true },
  }
}

/** For the document: requires an account, or one of its keys with that scope. The procedures enforce it. */
export function accountOr(scope: ApiKeyScope): Record<string, string[]>[] {
  return [{ apiKey: [scope] }, { session: [] }]
}

/** For the document: requires an account; no key is enough. */
export const ACCOUNT_ALONE: Record<string, string[]>[] = [{ session: [] }]

/** For the document: needs no account, but a key that is sent must have that scope. */
export function anyoneOr(scope: ApiKeyScope): Record<string, string[]>[] {
  return [{}, { apiKey: [scope] }]
}

export const badRequest = { 400: json(wireError, 'A parameter isn’t valid') }
export const notFound = { 404: json(wireError, 'Not found') }
export const notSignedIn = { 401: json(wireError, 'Not signed in, or the credentials are wrong') }
export const forbidden = { 403: json(wireError, 'Not for this account') }
export const conflict = { 409: json(wireError, 'It already exists') }
export const tooMany = { 429: json(wireError, 'Too many requests; Retry-After says when to try again') }
const notAllowed = { 403: json(wireError, 'This requires an administrator account') }
export const forAdministrators = { ...notSignedIn, ...notAllowed }
export const unavailable = { 503: json(wireError, 'A required service is not configured, or is down') }
