import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, time, timeOfInsert } from '#server/db/schema/columns.ts'
import { SIGN_IN_METHODS } from '#shared/accounts/sign-in-methods.ts'

/** The tables of better-auth with its admin plugin. */
export const users = sqliteTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: flag('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: timeOfInsert('created_at'),
  updatedAt: timeOfInsert('updated_at'),
  role: text('role', { enum: ['user', 'admin'] })
    .notNull()
    .default('user'),
  /** The provider that made its owner an administrator; null when somebody here did. */
  roleProvider: text('role_provider'),
  roleUntil: time('role_until'),
  /** The language of emails: a code; empty for the shop's main language. */
  language: text('language').notNull().default(''),
  banned: flag('banned').default(false),
  banReason: text('ban_reason'),
  banExpires: time('ban_expires'),
})

/** A row of an account, deleted with it. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    expiresAt: time('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: timeOfInsert('created_at'),
    updatedAt: timeOfInsert('updated_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: userId(),
    impersonatedBy: text('impersonated_by'),
    method: text('method', { enum: SIGN_IN_METHODS }).notNull().default('password'),
    /** The time of the owner's last proof of identity; null means the session's beginning. */
    provedAt: time('proved_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId)],
)

export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    /** Generated for its owner, who has to choose another at the first sign-in. */
    isTemporary: flag('is_temporary').notNull().default(false),
    createdAt: timeOfInsert('created_at'),
    updatedAt: timeOfInsert('updated_at'),
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
    expiresAt: time('expires_at').notNull(),
    createdAt: timeOfInsert('created_at'),
    updatedAt: timeOfInsert('updated_at'),
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
    lastRefillAt: time('last_refill_at'),
    enabled: flag('enabled').notNull().default(true),
    rateLimitEnabled: flag('rate_limit_enabled').notNull().default(true),
    rateLimitTimeWindow: integer('rate_limit_time_window'),
    rateLimitMax: integer('rate_limit_max'),
    requestCount: integer('request_count').notNull().default(0),
    remaining: integer('remaining'),
    lastRequest: time('last_request'),
    expiresAt: time('expires_at'),
    createdAt: timeOfInsert('created_at'),
    updatedAt: timeOfInsert('updated_at'),
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
  userId: userId().primaryKey(),
  /** Encrypted. */
  secret: text('secret').notNull(),
  confirmedAt: time('confirmed_at'),
  /** The time step of the last accepted code: no code works twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: timeOfInsert('created_at'),
})

/** Recovery codes let in an owner who has lost the authenticator; each works once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: userId(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
)

export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id, as browsers write it. */
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    createdAt: timeOfInsert('created_at'),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
)
