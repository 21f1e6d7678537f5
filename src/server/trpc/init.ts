import { initTRPC, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import { ZodError } from 'zod'
import { requireFreshSession } from '#server/auth/fresh-session.ts'
import type { Context, UsedApiKey } from '#server/context.ts'
import { databaseTrouble } from '#server/db/database-trouble.ts'
import {
  lineOfEnd,
  recordSecurityEvent,
  type SecurityLine,
} from '#server/features/accounts/security/service.ts'
import { type AuditLine, recordingChange } from '#server/features/audit/service.ts'
import { type LimitName, senderKey } from '#server/limits/limits.ts'
import { inputInDemo } from '#server/trpc/demo-rules.ts'
import { type FieldIssue, fieldIssuesOf, fieldsSentence } from '#server/trpc/field-issues.ts'
import { transformer } from '#server/trpc/transformer.ts'
import { type ApiKeyScope, isInScope } from '#shared/accounts/api-key-scopes.ts'
import type { SecurityEventKind } from '#shared/accounts/security-events.ts'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

export interface ProcedureMeta {
  /** The scope that an API key needs. Without it, keys may read but need `admin` to change anything. */
  scope?: ApiKeyScope
  /** Requires a recently confirmed session; see auth/fresh-session.ts. */
  fresh?: boolean
  /** Excludes API keys, whatever their scopes. Procedures that are `fresh` with scope `admin` exclude them as well. */
  session?: true
  /** For queries that depend on their input and the content, not on the caller. The answer is cached for everyone. */
  cached?: true
  /** The entry that an administrator's call adds to the audit log. Every mutation declares it. */
  audit?: AuditLine
  /** The entry that a call adds to the security log. Every procedure that requires a fresh session declares it. */
  security?: SecurityLine
}

const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN']
/** Proxies, and a reader forwarding to the writer, treat a longer silence as the end. */
const PING_EVERY_MS = 10 * SECOND_MS

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer,
    isDev: false,
    sse: { ping: { enabled: true, intervalMs: PING_EVERY_MS } },
    errorFormatter: ({ error }) => errorShape(error),
  })

export function errorShape(error: TRPCError) {
  return {
    message: publicMessage(error),
    code: TRPC_ERROR_CODES_BY_KEY[error.code],
    data: {
      code: error.code,
      httpStatus: getHTTPStatusCodeFromError(error),
      issues: fieldIssues(error),
      ...(error.cause instanceof DomainError && { reason: error.cause.reason }),
    },
  }
}

export const router = t.router
export const createCallerFactory = t.createCallerFactory

const inDemo = t.middleware(async ({ ctx, type, path, meta, getRawInput, next }) => {
  if (!ctx.env.DEMO) return next()
  const input = inputInDemo({ path, type, isFresh: meta?.fresh === true }, await getRawInput())
  return next({ getRawInput: async () => input })
})

/** Open to everyone. Services throw DomainErrors; here, and only here, they become tRPC errors. */
const mappedProcedure = t.procedure.use(async ({ ctx, type, path, meta, next }) => {
  const needed = meta?.scope ?? (type === 'query' ? 'read' : 'admin')
  const refused = ctx.apiKey && refusalOfKey(ctx.apiKey, needed, isForSessions(meta, needed))
  if (refused) {
    recordCall(ctx, { kind: 'access.refused', detail: path })
    throw new TRPCError({ code: 'FORBIDDEN', message: refused })
  }
  const refusalOf = (error: unknown) => refusalIn(error, path, ctx)
  const result = await next()
  if (meta?.security && (result.ok || isRefusal(result.error)))
    recordCall(ctx, lineOfEnd(meta.security, result.ok))
  if (result.ok)
    return type === 'subscription' ? { ...result, data: telling(result.data, refusalOf) } : result
  const refusal = refusalOf(result.error)
  if (!refusal) return result
  if (refusal.code === 'TOO_MANY_REQUESTS') recordCall(ctx, { kind: 'access.limited', detail: path })
  throw refusal
})

export const publicProcedure = mappedProcedure.use(inDemo)

/** Returns the error that the caller may see; undefined when it was not written for a person. */
function refusalIn(error: unknown, path: string, { log }: Pick<Context, 'log'>): TRPCError | undefined {
  const trouble = databaseTrouble(error)
  if (trouble) log.error({ err: error, path }, 'the database refused')
  const refusal = trouble ?? (error instanceof TRPCError ? error.cause : error)
  return refusal instanceof DomainError ? asTrpcError(refusal) : undefined
}

/** Reports errors thrown between two events of a subscription in the same way. */
async function* telling(events: unknown, refusalOf: (error: unknown) => TRPCError | undefined) {
  try {
    yield* events as AsyncIterable<unknown>
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

const NOT_FOR_KEYS = 'API keys can’t do this. Please sign in.'

/** True if a key must not do this, because it would extend its rights or hand over the shop. */
function isForSessions(meta: ProcedureMeta | undefined, needed: ApiKeyScope): boolean {
  return meta?.session === true || (meta?.fresh === true && needed === 'admin')
}

function refusalOfKey({ scopes }: UsedApiKey, needed: ApiKeyScope, isForSessions: boolean) {
  if (!isInScope(scopes, needed)) return missingScope(needed)
  return isForSessions ? NOT_FOR_KEYS : undefined
}

function recordCall(ctx: Context, line: { kind: SecurityEventKind; detail?: string } | undefined) {
  const account = ctx.user ?? ctx.enrolling
  // A visitor who is told to sign in has attempted nothing.
  if (!line || (line.kind === 'sign-in.identity-refused' && !account)) return
  recordSecurityEvent(ctx, { ...line, userId: account?.id })
}

function isRefusal({ cause }: TRPCError): boolean {
  return cause instanceof DomainError && REFUSALS.includes(cause.code) && cause.reason === undefined
}

export const localSignInProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.env.OIDC_ONLY) throw new DomainError('FORBIDDEN', m.otherSignInMethod)
  return next()
})

/** Open to everyone; cached for all until the content changes. */
export const cachedProcedure = publicProcedure.meta({ cached: true })

/** For every signed-in account, by session or by an API key with the scope `admin`. */
export const userProcedure = publicProcedure.meta({ scope: 'admin' }).use(({ ctx, meta, next }) => {
  if (!ctx.user && ctx.enrolling) throw new DomainError('FORBIDDEN', m.finishSigningIn)
  if (!ctx.user) throw new DomainError('UNAUTHORIZED', m.pleaseSignIn)
  if (meta?.fresh && !ctx.apiKey) requireFreshSession(ctx.db, ctx.sessionId)
  return next({ ctx: { user: ctx.user } })
})

/** For a session acting on its own account, even before a required second factor is set up. */
export const factorProcedure = publicProcedure.meta({ scope: 'admin' }).use(({ ctx, meta, next }) => {
  const user = ctx.user ?? ctx.enrolling
  if (!user) throw new DomainError('UNAUTHORIZED', m.pleaseSignIn)
  if (!ctx.sessionId) throw new DomainError('FORBIDDEN', NOT_FOR_KEYS)
  if (meta?.fresh) requireFreshSession(ctx.db, ctx.sessionId)
  return next({ ctx: { user, sessionId: ctx.sessionId } })
})

/** For administrators. Each change adds an entry to the audit log, as its `meta` declares. */
export const adminProcedure = userProcedure.use(async ({ ctx, type, path, meta, getRawInput, next }) => {
  if (ctx.user.role !== 'admin') {
    recordSecurityEvent(ctx, { kind: 'access.refused', userId: ctx.user.id, detail: path })
    throw new DomainError('FORBIDDEN', 'This requires an administrator account')
  }
  if (type !== 'mutation') return next()
  const call = { db: ctx.db, actor: ctx.user, path, input: await getRawInput(), audit: meta?.audit }
  return recordingChange(call, () => next())
})

/** For administrators, and for their API keys with the catalog scope. */
export const catalogProcedure = adminProcedure.meta({ scope: 'catalog' })

export function missingScope(scope: ApiKeyScope): string {
  return `This API key doesn’t have the scope ${scope}`
}

export function databaseRefusal(error: unknown): TRPCError | undefined {
  const trouble = databaseTrouble(error)
  return trouble && asTrpcError(trouble)
}

export function asTrpcError(cause: DomainError): TRPCError {
  return new TRPCError({ code: cause.code, message: cause.message, cause })
}

/** Counts each call against its sender's limit: `publicProcedure.use(limited('paymentSessions'))`. */
export function limited(name: LimitName) {
  return t.middleware(async ({ ctx, next }) => {
    await ctx.limits.count(name, senderKey(name, ctx.clientAddress))
    return next()
  })
}

/** Returns a sentence for a person; messages not written for people stay in the log. */
export function publicMessage(error: TRPCError): string {
  const { cause, code, message } = error
  if (cause instanceof ZodError) return fieldsSentence(cause.issues)
  if (code === 'INTERNAL_SERVER_ERROR') return m.errorOccurred
  return cause && !(cause instanceof DomainError) ? m.requestNotValid : message
}

export function fieldIssues(error: TRPCError): FieldIssue[] | undefined {
  const { cause, message } = error
  if (cause instanceof DomainError && cause.field) return [{ path: cause.field, message }]
  return cause instanceof ZodError ? fieldIssuesOf(cause.issues) : undefined
}

export function retryAfterSeconds(error: TRPCError): number | undefined {
  return error.cause instanceof DomainError ? error.cause.retryAfterSeconds : undefined
}
