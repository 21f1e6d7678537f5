import pino from 'pino'
import { originalContent, renderPage } from '#client/entry-server.tsx'
import { createApp } from '#server/app.ts'
import { createAuth } from '#server/auth/auth.ts'
import { readEnvironment } from '#server/config/env.ts'
import { type Deps, visitorContext } from '#server/context.ts'
import { beginServing, openForReading } from '#server/db/client.ts'
import { contentVersionReader } from '#server/db/content-version.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import type { DemoPayments } from '#server/integrations/demo-payments.ts'
import { createIdentityProviders } from '#server/integrations/identity-providers.ts'
import type { Payments } from '#server/integrations/payments.ts'
import type { RemotePictures } from '#server/integrations/remote-pictures.ts'
import { createSafeFetch, type SafeFetch } from '#server/integrations/safe-fetch.ts'
import { webhookFetchOf } from '#server/integrations/webhook-fetch.ts'
import type { Writer } from '#server/integrations/writer.ts'
import { createLimits } from '#server/limits/limits.ts'
import { mailerOf } from '#server/mail/delivery/mailer.ts'
import { createIdempotentResponses } from '#server/operations/idempotent-responses.ts'
import { createOperations } from '#server/operations/operations.ts'
import { createCaller } from '#server/router.ts'
import { liveEnvironment } from '#server/site/live-environment.ts'
import { ENGLISH } from '#shared/messages/languages.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'
import { sharedPictureMaker } from '#tests/helpers/shared-picture-maker.ts'
import { createSignIn } from '#tests/helpers/sign-in.ts'

const NO_ASSETS = { entry: '/assets/entry.js', styles: [], deferredStyles: [], fonts: [], routes: {} }

interface TestAppOptions {
  /** Fills the catalog with the sample data; on by default. */
  seeded?: boolean
  env?: Record<string, string>
  /** A file instead of memory. */
  database?: string
  /** None can be had by default. */
  pictures?: RemotePictures
  /** Reaches the open internet alone by default. */
  fetchFeed?: SafeFetch
  /** Reaches the open internet alone by default. */
  fetchRetailer?: SafeFetch
  /** Nothing can be paid by default. */
  payments?: Payments
  /** In place of `payments`. */
  demo?: DemoPayments
  /** Makes it one that only reads `database`, which has to be there; so does ROLE. */
  writer?: Writer
}

const NO_PICTURES: RemotePictures = { variant: async () => undefined }

/** Has one language unless the test is about several. Administrators may change it like any other default. */
function testEnvironment(variables: Record<string, string>) {
  const env = readEnvironment({ DATABASE_PATH: ':memory:', ...variables })
  return variables.LANGUAGES ? env : { ...env, LANGUAGES: [ENGLISH] }
}

/** The whole server over a database of its own in memory. Log lines are kept for the test to read. */
export function createTestApp({
  database = ':memory:',
  seeded = true,
  env: variables = {},
  pictures = NO_PICTURES,
  fetchFeed = createSafeFetch({ userAgent: 'test' }),
  fetchRetailer = createSafeFetch({ userAgent: 'test' }),
  demo,
  payments = demo,
  writer,
}: TestAppOptions = {}) {
  const isReader = writer !== undefined || variables.ROLE === 'reader'
  const db = isReader ? openForReading(database) : newDatabase(database)
  if (seeded && !isReader) seedSampleData(db)
  beginServing(db)
  const logLines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => logLines.push(JSON.parse(line)) })
  const env = liveEnvironment(testEnvironment(variables), db)
  const deps: Deps = {
    db,
    env,
    log,
    mailer: mailerOf(env),
    auth: createAuth({ db, env, log }),
    limits: createLimits(env.RATE_LIMIT_FACTOR),
    idempotentResponses: createIdempotentResponses(db),
    operations: createOperations(),
    pictures,
    makePicture: sharedPictureMaker(),
    identityProviders: createIdentityProviders(env),
    fetchFeed,
    fetchRetailer,
    fetchWebhook: webhookFetchOf(env),
    payments,
    demo,
    originalContent,
    writer,
    copyAge: undefined,
    others: undefined,
  }
  const { app, answerAtOnce } = createApp(deps, {
    renderPage,
    assets: NO_ASSETS,
    styles: new Map(),
    contentVersion: contentVersionReader(db),
  })
  return {
    app,
    answerAtOnce,
    db,
    deps,
    logLines,
    caller: createCaller(visitorContext(deps)),
    signInAs: createSignIn(deps),
  }
}
