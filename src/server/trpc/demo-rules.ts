import { z } from 'zod'
import { DomainError } from '#shared/errors.ts'
import { m } from '#shared/messages/messages.ts'

const NO_ADDRESS = 'The demo reaches no other addresses. Use a file of its feeds folder.'
/** Begins of procedures whose refusal has a reason of its own. */
const REASONS: [begin: string, reason: string | (() => string)][] = [
  ['accounts.', () => m.demoHasNoAccounts],
  ['passkeys.', () => m.demoHasNoAccounts],
  ['newsletter.', () => m.demoTakesNoAddresses],
  ['admin.newsletter.', 'The demo sends no email and takes no addresses'],
  ['admin.status.sendTestMail', 'The demo sends no email'],
  ['admin.webhooks.', 'The demo reaches no other addresses'],
  ['admin.links.', 'The demo reaches no other addresses'],
  ['admin.earnings.accounts.', 'The demo reaches no other addresses'],
  ['admin.earnings.import', 'The demo reads this file but doesn’t keep it'],
  ['admin.apiKeys.', 'The demo makes no keys'],
  ['admin.backups.', 'The demo has no backups'],
  ['admin.articles.uploadCover', 'The demo stores no files'],
  ['admin.categories.uploadPicture', 'The demo stores no files'],
  ['admin.settings.uploadLogo', 'The demo stores no files'],
  ['admin.settings.uploadIcon', 'The demo stores no files'],
  ['admin.feeds.upload', 'The demo stores no files. Use a file of its feeds folder.'],
]
const GIVER = { email: 'giver@visitor.example', name: undefined, message: undefined }
const withAddress = z.object({ place: z.object({ kind: z.literal('address') }) })

const OPEN = [
  ['accounts', 'signOut visit'],
  ['clicks', 'count countText countView'],
  ['donations', 'createSession result'],
  ['favorites', 'add addAll remove'],
  ['memberships', 'checkout portal synchronize'],
  ['priceAlerts', 'delete resume set'],
  [
    'admin.articles',
    'changeMany create delete erase import preview publish restore restoreVersion update withdraw',
  ],
  ['admin.catalog', 'removeSamples seed sync'],
  ['admin.categories', 'create delete move update'],
  ['admin.content', 'reset update'],
  ['admin.earnings', 'preview'],
  [
    'admin.feeds',
    'cancel categories create delete detect dryRun preview progress rollback run syncAll update',
  ],
  ['admin.landingPages', 'create delete move preview update'],
  ['admin.links', 'dismiss'],
  ['admin.newsletter.campaigns', 'create delete previewText send stop update'],
  ['admin.newsletter.subscribers', 'delete deleteMany'],
  ['admin.partners', 'create delete move update'],
  ['admin.products', 'create decideHeldPrices delete emptyTrash restore update updateMany'],
  ['admin.search', 'createNames deleteNames updateNames'],
  ['admin.settings', 'update'],
] as const
export const OPEN_IN_DEMO = new Set(
  OPEN.flatMap(([noun, verbs]) => verbs.split(' ').map((verb) => `${noun}.${verb}`)),
)

interface Call {
  path: string
  type: string
  isFresh: boolean
}

/** The input with which a call goes on. Throws FORBIDDEN for a change that the demo does not allow. */
export function inputInDemo({ path, type, isFresh }: Call, input: unknown): unknown {
  if (!OPEN_IN_DEMO.has(path) && (type !== 'query' || isFresh))
    throw new DomainError('FORBIDDEN', reasonOf(path))
  if (path.startsWith('admin.feeds.') && withAddress.safeParse(input).success)
    throw new DomainError('FORBIDDEN', NO_ADDRESS)
  return path === 'donations.createSession' && input instanceof Object ? { ...input, ...GIVER } : input
}

function reasonOf(path: string): string {
  const reason = REASONS.find(([begin]) => path.startsWith(begin))?.[1] ?? m.demoRefuses
  return typeof reason === 'string' ? reason : reason()
}
