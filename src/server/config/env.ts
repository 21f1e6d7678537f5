import { Cron } from 'croner'
import { z } from 'zod'
import { bucketAddress } from '#server/config/bucket-address.ts'
import { textRead } from '#server/config/read-text.ts'
import { smtpAddress } from '#server/config/smtp-address.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { trustedProxies } from '#server/config/trusted-proxies.ts'
import { DEFAULT_CURRENCY } from '#shared/limits.ts'
import { isLanguage, LANGUAGE_CODES, type Language } from '#shared/messages/languages.ts'
import { uploadedPictureId } from '#shared/pictures/uploaded-pictures.ts'
import { isShopCurrency } from '#shared/prices/currencies.ts'
import { readRates } from '#shared/prices/written-rates.ts'
import { SETTING_NAMES, type SettingName } from '#shared/site/settings.ts'
import { parsedJson } from '#shared/text/unless-broken.ts'
import { DAY_MS, HOUR_MS } from '#shared/time/durations.ts'

const written = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(written, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => written(value) ?? fallback, schema)

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')
const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a URL that begins with http:// or https://',
  abort: true,
})
/** The shop and the services it calls are served at the root of a host. */
const hostAddress = httpAddress
  .refine((url) => /^[a-z]+:\/\/[^/?#@]+\/*$/i.test(url), {
    error: 'must end with its host, such as https://shop.example, without a path',
  })
  .transform((url) => url.replace(/\/+$/, ''))
const wholeNumber = (most: number) =>
  textRead((text) => {
    const number = /^\d+$/.test(text) ? Number(text) : 0
    return number >= 1 && number <= most ? number : null
  }, `must be a number from 1 to ${most}`)
const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')
const uploadedPicture = z
  .string()
  .refine((name) => uploadedPictureId(name) !== undefined, 'must be the name of an uploaded picture')
/** The first is the shop's main language. */
const languages = textRead(
  (text): Language[] | null => {
    const codes = text.split(',').map((code) => code.trim().toLowerCase())
    const offered = codes.filter(isLanguage)
    return offered.length === codes.length && new Set(codes).size === codes.length ? offered : null
  },
  `must be codes of ${LANGUAGE_CODES.join(', ')}, separated by commas, each once`,
)
const currency = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine(isShopCurrency, 'must be a currency code such as SEK, EUR, or USD')
/** Stays a text, of entries that `readRates` reads. */
const exchangeRates = z.string().superRefine((text, context) => {
  try {
    readRates(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof RangeError ? error.message : String(error) })
  }
})
const positive = z
  .string()
  .transform(Number)
  .pipe(z.number('must be a number above 0').positive('must be a number above 0'))

const cronExpression = z.string().refine(isCron, 'must be a cron expression such as 0 7 * * *')

const BACKUP_PERIOD = /^([1-9]\d{0,2})([hd])$/
const MOST_BETWEEN_BACKUPS_MS = 31 * DAY_MS

const backupPeriod = textRead((text) => {
  if (text === 'off') return undefined
  const [, count, unit] = BACKUP_PERIOD.exec(text) ?? []
  const ms = Number(count) * (unit === 'h' ? HOUR_MS : DAY_MS)
  return ms <= MOST_BETWEEN_BACKUPS_MS ? ms : null
}, 'must be off, or a number of hours or days such as 6h or 1d, up to 31d')

const MOST_SLOW_MS = 600_000

/** The threshold in milliseconds from which something is slow; undefined for never. */
const slowness = textRead((text) => {
  if (text === 'off') return undefined
  const ms = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return ms >= 1 && ms <= MOST_SLOW_MS ? ms : null
}, `must be off, or a whole number of milliseconds from 1 to ${MOST_SLOW_MS}`)

const origins = textRead((text) => {
  const entries = text.split(',').flatMap((part) => (part.trim() ? [part.trim()] : []))
  return entries.every((origin) => URL.parse(origin)?.origin === origin) ? entries : null
}, 'must be origins such as https://partner.example, separated by commas')

function carriesCredentials(url: string): boolean {
  const { username = '', password = '' } = URL.parse(url) ?? {}
  return username !== '' || password !== ''
}

const credential = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'must be printable ASCII characters without spaces')

const storeAddress = httpAddress
  .refine((url) => !carriesCredentials(url) && !/[?#]/.test(url), {
    error: 'must be a URL such as https://s3.example, without user name, password, or query',
  })
  .transform((url) => url.replace(/\/+$/, ''))

const provider = z.strictObject({
  id: z.string().regex(/^[a-z\d-]{1,40}$/, 'id'),
  name: z.string().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }).refine(isSafeIssuer),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: z.string().default('openid email profile'),
  adminClaim: z.string().min(1).optional(),
  adminValue: z.string().min(1).optional(),
  adminDays: z.int().min(1).max(90).default(7),
})

const providers = z.string().transform((text, context): z.infer<typeof provider>[] => {
  const parsed = z.array(provider).safeParse(parsedJson(text))
  if (parsed.success && new Set(parsed.data.map(({ id }) => id)).size === parsed.data.length)
    return parsed.data
  const where = parsed.success ? 'each id once' : (parsed.error.issues[0]?.path.join('.') ?? '')
  context.addIssue({
    code: 'custom',
    message: `must be a JSON list as shown in .env.example${where && ` (see ${where})`}`,
  })
  return z.NEVER
})

const SENDER = /^(?:[^<>\p{Cc}]{1,100}<[^<>@\s,]+@[^<>@\s,]+>|[^<>@\s,]+@[^<>@\s,]+)$/u

/** Every variable that the program reads; `.env.example` lists the same ones. */
export const ENVIRONMENT = z.object({
  PORT: withDefault(wholeNumber(65_535), '3000'),
  HOST: withDefault(z.string(), 'localhost'),
  PUBLIC_URL: optional(hostAddress),
  DATABASE_PATH: withDefault(z.string(), 'data/tuckling.db'),
  WEB_CONCURRENCY: withDefault(wholeNumber(64), '1'),
  ROLE: withDefault(z.enum(['primary', 'reader']), 'primary'),
  PRIMARY_URL: optional(hostAddress),
  BACKUP_EVERY: withDefault(backupPeriod, '1d'),
  BACKUP_TO: optional(bucketAddress),
  AWS_ACCESS_KEY_ID: optional(credential),
  AWS_SECRET_ACCESS_KEY: optional(credential),
  AWS_REGION: withDefault(
    z.string().regex(/^[\w-]{1,60}$/, 'must be a region such as eu-north-1'),
    'us-east-1',
  ),
  AWS_ENDPOINT_URL: optional(storeAddress),
  FEEDS_FOLDER: optional(z.string()),
  SITE_NAME: withDefault(z.string().max(40, 'must have at most 40 characters'), 'Tuckling'),
  LANGUAGES: withDefault(languages, 'en,sv'),
  CURRENCY: withDefault(currency, DEFAULT_CURRENCY),
  EXCHANGE_RATES: withDefault(exchangeRates, ''),
  ACCENT_COLOR: optional(z.string().regex(/^#[\da-f]{6}$/i, 'must be a color such as #1C625E')),
  SITE_LOGO: optional(uploadedPicture),
  SITE_LOGO_DARK: optional(uploadedPicture),
  SITE_ICON: optional(uploadedPicture),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  SLOW_REQUEST_MS: withDefault(slowness, '1000'),
  SLOW_QUERY_MS: withDefault(slowness, '100'),
  METRICS_TOKEN: optional(
    z
      .string()
      .min(32, { error: 'must have at least 32 characters', abort: true })
      .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII characters without spaces'),
  ),
  CACHE_PURGE_URL: optional(
    httpAddress.refine((url) => !carriesCredentials(url), {
      error: 'must not contain a user name or password; use CACHE_PURGE_TOKEN instead',
    }),
  ),
  CACHE_PURGE_TOKEN: optional(credential),
  TRUST_PROXY: withDefault(trustedProxies, 'false'),
  RATE_LIMIT_FACTOR: withDefault(positive, '1'),
  CORS_ORIGINS: withDefault(origins, ''),
  ADMIN_EMAIL: optional(z.email('must be an email address')),
  ADMIN_PASSWORD: optional(
    z.string().min(12, 'must have at least 12 characters').max(128, 'must have at most 128 characters'),
  ),
  ALLOW_SIGNUP: withDefault(flag, 'true'),
  OIDC_PROVIDERS: withDefault(providers, '[]'),
  OIDC_ONLY: withDefault(flag, 'false'),
  REQUIRE_SECOND_FACTOR: optional(z.enum(['admin', 'all'])),
  BETTER_AUTH_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  BETTER_AUTH_SECRET_PREVIOUS: optional(z.string().min(32, 'must have at least 32 characters')),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^[sr]k_/, 'must begin with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_', 'must begin with whsec_')),
  STRIPE_API_URL: optional(hostAddress),
  STRIPE_PREMIUM_PRICE: optional(z.string().startsWith('price_', 'must begin with price_')),
  SMTP_URL: optional(smtpAddress),
  MAIL_FROM: optional(z.string().regex(SENDER, 'must be an email address or Name <address>')),
  ALERT_MAILS: withDefault(onOrOff, 'off'),
  LINK_CHECKS: withDefault(onOrOff, 'off'),
  PRICE_ALERTS_AT: withDefault(cronExpression, '0 7 * * *'),
  NEWSLETTER_PER_MINUTE: withDefault(positive, '300'),
  DEMO: withDefault(onOrOff, 'off'),
  SAMPLE_TESTIMONIALS: withDefault(flag, 'true'),
  SET_UP_LIST: withDefault(flag, 'true'),
  SOCIAL_FACEBOOK: withDefault(httpAddress, 'https://www.facebook.com/'),
  SOCIAL_INSTAGRAM: withDefault(httpAddress, 'https://www.instagram.com/'),
  SOCIAL_TWITTER: withDefault(httpAddress, 'https://x.com/'),
  CONTACT_NAME: withDefault(z.string(), 'Tuckling'),
  CONTACT_EMAIL: withDefault(z.email('must be an email address'), 'hello@tuckling.example'),
  CONTACT_PHONE: withDefault(z.string(), '+46 8 123 45 67'),
  CONTACT_COUNTRY: withDefault(z.string(), 'Sweden'),
  CONTACT_ADDRESS: withDefault(z.string(), 'Sample Street 1, 111 11 Stockholm'),
})

/** A demo sends nothing, makes no accounts, and reaches nobody, whatever else is set. */
const IN_DEMO = {
  SMTP_URL: undefined,
  ALERT_MAILS: false,
  LINK_CHECKS: false,
  BACKUP_EVERY: undefined,
  BACKUP_TO: undefined,
  CACHE_PURGE_URL: undefined,
  CACHE_PURGE_TOKEN: undefined,
  FEEDS_FOLDER: undefined,
  ALLOW_SIGNUP: false,
  OIDC_PROVIDERS: [],
  OIDC_ONLY: false,
  REQUIRE_SECOND_FACTOR: undefined,
  SET_UP_LIST: false,
}

export type Environment = Omit<z.infer<typeof ENVIRONMENT>, 'PUBLIC_URL'> & {
  PUBLIC_URL: string
  /** Whether the public address is configured; otherwise it is the address the server listens on. */
  isPublicUrlSet: boolean
  /** Settings whose variable differs from its default; administrators cannot change them. */
  given: ReadonlySet<SettingName>
}

/** Throws a StartupError with a line for each mistake. TUCKLING_SECRET also names BETTER_AUTH_SECRET. */
export function readEnvironment({
  TUCKLING_SECRET,
  TUCKLING_SECRET_PREVIOUS,
  ...variables
}: Record<string, string | undefined>): Environment {
  const result = ENVIRONMENT.safeParse({
    ...variables,
    BETTER_AUTH_SECRET: variables.BETTER_AUTH_SECRET || TUCKLING_SECRET,
    BETTER_AUTH_SECRET_PREVIOUS: variables.BETTER_AUTH_SECRET_PREVIOUS || TUCKLING_SECRET_PREVIOUS,
  })
  const mistakes = result.success ? combinedMistakes(result.data) : result.error.issues.map(describeIssue)
  if (!result.success || mistakes.length > 0) throw new StartupError(mistakes.join('\n'))
  const values = { ...result.data, ...(result.data.DEMO && IN_DEMO) }
  return {
    ...values,
    given: new Set(
      SETTING_NAMES.filter(
        (name) => String(values[name]) !== String(ENVIRONMENT.shape[name].parse(undefined)),
      ),
    ),
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    PUBLIC_URL: values.PUBLIC_URL ?? ownAddress(values),
  }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const sentence =
    issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message
  return `${issue.path.join('.')}: ${issue.message.startsWith('must') ? issue.message : sentence}`
}

export function combinedMistakes(env: Omit<z.infer<typeof ENVIRONMENT>, 'PUBLIC_URL'>): string[] {
  const mistakes: string[] = []
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    mistakes.push(
      'STRIPE_WEBHOOK_SECRET: is required with STRIPE_SECRET_KEY; without it, no donation can be recorded',
    )
  }
  if (env.DEMO && env.STRIPE_SECRET_KEY)
    mistakes.push('STRIPE_SECRET_KEY: must not be set with DEMO=on; a demo charges nobody')
  if (env.DEMO && (env.ROLE === 'reader' || env.WEB_CONCURRENCY > 1 || env.DATABASE_PATH === ':memory:'))
    mistakes.push('DEMO: must be off with ROLE=reader, WEB_CONCURRENCY above 1, or a database in memory')
  if (env.CACHE_PURGE_TOKEN && !env.CACHE_PURGE_URL)
    mistakes.push('CACHE_PURGE_URL: is required with CACHE_PURGE_TOKEN')
  if (env.CACHE_PURGE_TOKEN && env.CACHE_PURGE_URL && !isSafeIssuer(env.CACHE_PURGE_URL))
    mistakes.push('CACHE_PURGE_URL: must begin with https:// when CACHE_PURGE_TOKEN is set')
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const)
    if (env.BACKUP_TO && !env[name]) mistakes.push(`${name}: is required with BACKUP_TO`)
  if (env.ALERT_MAILS && !env.SMTP_URL)
    mistakes.push('SMTP_URL: is required with ALERT_MAILS=on; without it, no alert can be sent')
  if (env.ADMIN_EMAIL && !env.ADMIN_PASSWORD) mistakes.push('ADMIN_PASSWORD: is required with ADMIN_EMAIL')
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) mistakes.push('ADMIN_EMAIL: is required with ADMIN_PASSWORD')
  if (env.ROLE === 'reader' && !env.PRIMARY_URL)
    mistakes.push('PRIMARY_URL: is required with ROLE=reader; the reader asks it how old the copy is')
  if (env.ROLE === 'primary' && env.PRIMARY_URL) mistakes.push('ROLE: must be reader when PRIMARY_URL is set')
  if (env.DATABASE_PATH === ':memory:' && (env.ROLE === 'reader' || env.WEB_CONCURRENCY > 1))
    mistakes.push('DATABASE_PATH: must be a file when several processes use it')
  if (env.OIDC_ONLY && env.OIDC_PROVIDERS.length === 0)
    mistakes.push('OIDC_PROVIDERS: is required with OIDC_ONLY; without a provider, nobody could sign in')
  return mistakes
}

function ownAddress({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const name = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${name.includes(':') ? `[${name}]` : name}:${PORT}`
}

/** Returns whether the public address is this machine's own, so that nobody else sees the site. */
export function isLocalInstallation({ PUBLIC_URL }: { PUBLIC_URL: string }): boolean {
  return isLocalAddress(new URL(PUBLIC_URL).hostname)
}

export function isLocalAddress(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^(127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host)
}

/** Data sent to a provider must be encrypted, unless it is on this machine. */
function isSafeIssuer(issuer: string): boolean {
  return issuer.startsWith('https:') || isLocalInstallation({ PUBLIC_URL: issuer })
}

function isCron(text: string): boolean {
  try {
    return new Cron(text, { paused: true }).nextRun() !== null
  } catch {
    return false
  }
}
