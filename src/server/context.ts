import type { Logger } from 'pino'
import type { Database } from '#server/db/client.ts'
import type { Environment } from '#server/env.ts'

/** What the server has at its disposal, made once in main.ts (or by a test). */
export interface Deps {
  db: Database
  env: Environment
  log: Logger
}

/** What a procedure gets. */
export interface Context {
  db: Database
}
