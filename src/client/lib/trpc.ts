import { httpBatchLink, type TRPCLink, TRPCUntypedClient } from '@trpc/client'
import { type createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { answersTransformer, fetchAnswers } from '#client/lib/answers-transformer.ts'
import type { AppRouter } from '#server/router.ts'
import type { AskProcedure } from '#shared/ask-procedure.ts'
import { localPath } from '#shared/messages/languages.ts'

export type { AppRouter }

export const trpc = createTRPCReact<AppRouter>()

export type TrpcLink = TRPCLink<AppRouter>

/** The browser's link: calls go to the server, batched into one request. */
export function browserLink(): TrpcLink {
  return httpBatchLink({
    url: localPath('/trpc'),
    transformer: { input: answersTransformer, output: answersTransformer },
    fetch: fetchAnswers,
    maxItems: 10,
    maxURLLength: 6_000,
  })
}

export type TrpcUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>

/** A link would abort a signal after each query, at the price of an exception. */
export class InProcessClient extends TRPCUntypedClient<AppRouter> {
  readonly #ask: AskProcedure

  constructor(ask: AskProcedure) {
    super({ links: [] })
    this.#ask = ask
  }

  override query(path: string, input?: unknown): Promise<unknown> {
    return this.#ask(path, input)
  }
}

type Yielded<T> = T extends AsyncIterable<infer Event> ? Event : never

type Outputs = inferRouterOutputs<AppRouter>
export type Product = Outputs['products']['byId']
export type CardProduct = Outputs['products']['featured'][number]
export type SimilarProducts = Outputs['products']['similar']
export type Variant = Outputs['products']['variants'][number]
export type ProductPage = Outputs['products']['cards']
export type Prices = Outputs['products']['prices']
export type Compared = Outputs['products']['compare'][number]
export type AlertChoices = Outputs['priceAlerts']['choices']
export type PriceAlert = Outputs['priceAlerts']['mine']['alerts'][number]
export type Facets = Outputs['products']['facets']
export type Suggestions = Outputs['products']['suggest']
export type LandingPage = Outputs['landingPages']['bySlug']
export type ListedLandingPage = Outputs['admin']['landingPages']['list'][number]
export type EditableLandingPage = Outputs['admin']['landingPages']['byId']
export type Partner = Outputs['partners']['list'][number]
export type ArticleCard = Outputs['blog']['list'][number]
export type Favorite = Outputs['favorites']['ofDevice'][number]
export type EarningsReport = Outputs['admin']['earnings']['report']
export type ListedTransaction = Outputs['admin']['earnings']['transactions']['transactions'][number]
export type ReportFilePreview = Outputs['admin']['earnings']['preview']
export type ReportFile = inferRouterInputs<AppRouter>['admin']['earnings']['preview']
export type SearchReport = Outputs['admin']['search']['report']
export type NameGroup = Outputs['admin']['search']['names']['groups'][number]
export type StatusReport = Outputs['admin']['status']['report']
export type Session = Outputs['profile']['sessions'][number]
export type Passkey = Outputs['passkeys']['list'][number]
export type User = NonNullable<Outputs['accounts']['session']>
export type Campaign = Outputs['admin']['newsletter']['campaigns']['byId']
export type CampaignText = Pick<Campaign, 'subject' | 'preview' | 'markdown'>
export type Subscriber = Outputs['admin']['newsletter']['subscribers']['list']['subscribers'][number]
export type Article = Outputs['blog']['bySlug']
export type ListedArticle = Outputs['admin']['articles']['list']['articles'][number]
export type EditableArticle = Outputs['admin']['articles']['byId']
export type FeedSource = Outputs['admin']['feeds']['list'][number]
export type SyncResult = Outputs['admin']['catalog']['sync']
export type FeedRun = Outputs['admin']['feeds']['runs'][number]
export type FeedDetection = Outputs['admin']['feeds']['detect']
export type FeedPreview = Outputs['admin']['feeds']['preview']
export type FeedCategories = Outputs['admin']['feeds']['categories']
export type FeedCategory = FeedCategories['categories'][number]
export type DryRunEvent = Yielded<Outputs['admin']['feeds']['dryRun']>
export type ClickRow = Outputs['admin']['clicks']['report'][number]
export type Backup = Outputs['admin']['backups']['list'][number]
export type CatalogRow = Outputs['admin']['catalog']['list']['rows'][number]
export type DeletedProduct = Outputs['admin']['products']['deleted']['rows'][number]
export type HeldPrice = Outputs['admin']['products']['heldPrices']['rows'][number]
export type NamedLink = Outputs['admin']['links']['named']['list']['links'][number]
export type CheckedLink = Outputs['admin']['links']['list']['rows'][number]
export type EditableProduct = Outputs['admin']['products']['byId']
export type EditableTranslation = Outputs['admin']['translations']['byEntry']
export type Category = Outputs['categories']['list'][number]
export type EditableCategory = Outputs['admin']['categories']['list']['categories'][number]
export type UserAccount = Outputs['admin']['users']['list']['users'][number]
export type Webhook = Outputs['admin']['webhooks']['list'][number]
export type WebhookDelivery = Outputs['admin']['webhooks']['deliveries']['deliveries'][number]
export type AuditEntry = Outputs['admin']['audit']['list']['entries'][number]
export type ApiKey = Outputs['admin']['apiKeys']['list'][number]
export type SecurityEvent = Outputs['admin']['security']['list']['events'][number]
export type FindResults = Outputs['admin']['reports']['find']
export type DailyFigures = Outputs['admin']['reports']['daily']
export type NetworkAccount = Outputs['admin']['earnings']['accounts']['list'][number]
export type LedgerLine = Outputs['admin']['donations']['list']['donations'][number]
export type Membership = Outputs['memberships']['mine']['memberships'][number]
