import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { SIGN_IN_METHODS } from '#shared/accounts/sign-in-methods.ts'

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`
const createdAt = () => integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now)
const updatedAt = () => integer('updated_at', { mode: 'timestamp_ms' }).notNull().default(now)

/** The tables of better-auth with its admin plugin. */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
  image: text('image'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  /** The provider that made its owner an administrator; null when somebody here did. */
  roleProvider: text('role_provider'),
  roleUntil: integer('role_until', { mode: 'timestamp_ms' }),
  /** The language of emails: a code; empty for the shop's main language. */
  language: text('language').notNull().default(''),
  banned: integer('banned', { mode: 'boolean' }).default(false),
  banReason: text('ban_reason'),
  banExpires: integer('ban_expires', { mode: 'timestamp_ms' }),
})

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    token: text('token').notNull().unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    impersonatedBy: text('impersonated_by'),
    method: text('method', { enum: SIGN_IN_METHODS }).notNull().default('password'),
    /** The time of the owner's last proof of identity; null means the session's beginning. */
    provedAt: integer('proved_at', { mode: 'timestamp_ms' }),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
)

export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: integer('access_token_expires_at', { mode: 'timestamp_ms' }),
    refreshTokenExpiresAt: integer('refresh_token_expires_at', { mode: 'timestamp_ms' }),
    scope: text('scope'),
    password: text('password'),
    /** Generated for its owner, who has to choose another at the first sign-in. */
    isTemporary: integer('is_temporary', { mode: 'boolean' }).notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('accounts_by_user').on(table.userId),
    uniqueIndex('accounts_by_subject').on(table.providerId, table.accountId),
  ],
)

export const verifications = sqliteTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The account, so that all of its links and steps can be revoked at once. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('verifications_by_identifier').on(table.identifier),
    index('verifications_by_user').on(table.userId),
  ],
)

export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    configId: text('config_id').notNull().default('default'),
    name: text('name'),
    start: text('start'),
    referenceId: text('reference_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    prefix: text('prefix'),
    key: text('key').notNull().unique(),
    refillInterval: integer('refill_interval'),
    refillAmount: integer('refill_amount'),
    lastRefillAt: integer('last_refill_at', { mode: 'timestamp_ms' }),
    enabled: integer('enabled', { mode: 'boolean' }).notNull().default(true),
    rateLimitEnabled: integer('rate_limit_enabled', { mode: 'boolean' }).notNull().default(true),
    rateLimitTimeWindow: integer('rate_limit_time_window'),
    rateLimitMax: integer('rate_limit_max'),
    requestCount: integer('request_count').notNull().default(0),
    remaining: integer('remaining'),
    lastRequest: integer('last_request', { mode: 'timestamp_ms' }),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    permissions: text('permissions'),
    metadata: text('metadata'),
    /** The network of its last use. */
    lastUsedFrom: text('last_used_from'),
    /** The key that replaced it; both work until it expires. */
    replacedBy: text('replaced_by'),
  },
  (table) => [index('api_keys_by_owner').on(table.referenceId)],
)

/** The authenticator app of an account, valid once one of its codes has been entered. */
export const authenticators = sqliteTable('authenticators', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted. */
  secret: text('secret').notNull(),
  confirmedAt: integer('confirmed_at', { mode: 'timestamp_ms' }),
  /** The time step of the last accepted code: no code works twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
})

/** Recovery codes let in an owner who has lost the authenticator; each works once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, as browsers write it. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    createdAt: createdAt(),
    lastUsedAt: integer('last_used_at', { mode: 'timestamp_ms' }),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
)
