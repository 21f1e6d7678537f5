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

/** What the server has at its disposal, made once in start-app.ts (or by a test). */
export interface Deps {
  db: Database
  env: Environment
  log: Logger
  /** Undefined without SMTP_URL. */
  mailer: Mailer | undefined
  auth: Auth
  limits: Limits
  /** Of POSTs that are to happen once. */
  idempotentResponses: IdempotentResponses
  /** Long work that administrators started. */
  operations: Operations
  pictures: RemotePictures
  /** Of what administrators upload. */
  makePicture: PictureMaker
  identityProviders: IdentityProviders
  /** For feeds by address. */
  fetchFeed: SafeFetch
  /** For retailers’ pages. */
  fetchRetailer: SafeFetch
  /** For the addresses of webhooks. */
  fetchWebhook: SafeFetch
  /** Undefined where nothing can be paid. */
  payments: Payments | undefined
  /** The same payments where they are the demo. */
  demo: DemoPayments | undefined
  /** What the pages were built with, by block of content. */
  originalContent: (site: Site) => Record<string, Record<string, unknown>>
  /** The process beside this one that writes; undefined where it is this one, or on another machine. */
  writer: Writer | undefined
  /** How many seconds ago what is read here was the primary's; undefined where it is the same file. */
  copyAge: (() => number) | undefined
  /** Undefined where this process is the only one. */
  others: OtherProcesses | undefined
}

export interface User {
  id: string
  email: string
  name: string
  role: Role
}

/** The key that a request was sent with. */
export interface UsedApiKey {
  id: string
  scopes: readonly ApiKeyScope[]
  callsPerMinute: number
}

/** Who asks, and from where. */
export interface Caller {
  /** The account behind the session cookie or the API key. */
  user: User | undefined
  /** The account behind a session that has to set up a second factor before anything else; then there is no `user`. */
  enrolling: User | undefined
  /** Undefined for API keys, which have no session. */
  sessionId: string | undefined
  /** Undefined for sessions and visitors. */
  apiKey: UsedApiKey | undefined
  clientAddress: string
  /** The request's own headers, without what a visitor may not say of himself. */
  headers: Headers
  /** Adds a cookie to the answer: a new session, a prolonged one or the end of one. */
  setCookie: (cookie: string) => void
}

/** What a procedure gets. */
export interface Context extends Deps, Caller {}

const UNKNOWN_ADDRESS = 'unknown'

/** A visitor who is not signed in; all that is needed where nothing depends on who asks. */
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
