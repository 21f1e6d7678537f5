import type { Logger } from 'pino'
import type { Auth } from '#server/auth/auth.ts'
import type { Environment } from '#server/config/env.ts'
import type { Database } from '#server/db/client.ts'
import type { DemoPayments } from '#server/integrations/demo-payments.ts'
import type { IdentityProviders } from '#server/integrations/identity-providers.ts'
import type { Payments } from '#server/integrations/payments.ts'
import type { PictureMaker } from '#server/integrations/picture-maker.ts'
import type { RemotePictures } from '#server/integrations/remote-pictures.ts'
import type { SafeFetch } from '#server/integrations/safe-fetch.ts'
import type { Writer } from '#server/integrations/writer.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Mailer } from '#server/mail/delivery/mailer.ts'
import type { IdempotentResponses } from '#server/operations/idempotent-responses.ts'
import type { Operations } from '#server/operations/operations.ts'
import type { OtherProcesses } from '#server/operations/other-processes.ts'
import type { ApiKeyScope } from '#shared/accounts/api-key-scopes.ts'
import type { Role } from '#shared/inputs/accounts.ts'
import type { Site } from '#shared/site/site.ts'

/** The server's dependencies, made once in start-app.ts (or by a test). */
export interface Deps {
  db: Database
  env: Environment
  log: Logger
  /** Undefined without SMTP_URL. */
  mailer: Mailer | undefined
  auth: Auth
  limits: Limits
  idempotentResponses: IdempotentResponses
  operations: Operations
  pictures: RemotePictures
  makePicture: PictureMaker
  identityProviders: IdentityProviders
  fetchFeed: SafeFetch
  fetchRetailer: SafeFetch
  fetchWebhook: SafeFetch
  payments: Payments | undefined
  /** The same payments when they are the demo. */
  demo: DemoPayments | undefined
  /** The content that the pages were built with, by block. */
  originalContent: (site: Site) => Record<string, Record<string, unknown>>
  /** The process beside this one that writes; undefined in the writer and on a reading machine. */
  writer: Writer | undefined
  /** The age of the replicated data in seconds; undefined when this process reads the primary's file. */
  copyAge: (() => number) | undefined
  others: OtherProcesses | undefined
}

export interface User {
  id: string
  email: string
  name: string
  role: Role
}

export interface UsedApiKey {
  id: string
  scopes: readonly ApiKeyScope[]
  callsPerMinute: number
}

export interface Caller {
  user: User | undefined
  /** The account behind a session that must set up a second factor first; `user` is then undefined. */
  enrolling: User | undefined
  /** Undefined for API keys, which have no session. */
  sessionId: string | undefined
  /** Undefined for sessions and visitors. */
  apiKey: UsedApiKey | undefined
  clientAddress: string
  /** The request's headers, without those that a visitor may not set. */
  headers: Headers
  /** Adds a cookie to the response: a new session, a renewed one or the end of one. */
  setCookie: (cookie: string) => void
}

export interface Context extends Deps, Caller {}

const UNKNOWN_ADDRESS = 'unknown'

/** The context of a visitor who is not signed in, for work that does not depend on the caller. */
export function visitorContext(deps: Deps, clientAddress = UNKNOWN_ADDRESS): Context {
  return {
    ...deps,
    user: undefined,
    enrolling: undefined,
    sessionId: undefined,
    apiKey: undefined,
    clientAddress,
    headers: new Headers(),
    setCookie: () => undefined,
  }
}
