import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { MailHeading, MailLink, MailSmall, MailText } from '#server/mail/templates/mail-pieces.tsx'
import { formatPrice } from '#shared/prices/money.ts'
import type { PriceAlertKind } from '#shared/prices/price-alerts.ts'
import { formatDay } from '#shared/time/days.ts'

export interface DigestItem {
  name: string
  retailer: string | null
  url: string
  wish: { kind: PriceAlertKind; targetMinor: number | null; percent: number | null }
  /** Undefined when the price is unknown. */
  price:
    | {
        priceMinor: number
        currency: string
        lowest30Days: { priceMinor: number } | null
        reduction: { percent: number; priorMinor: number; since: number } | null
      }
    | undefined
}

interface Digest {
  site: MailSite
  locale: string
  items: DigestItem[]
  /** The link that stops all alerts. */
  stop: string
}

const SUBJECT_NAME_LENGTH = 60

/** Reports changes of products that an alert owner watches. Compares prices only by the rule of the product page. */
export function priceAlertsMail(digest: Digest): Promise<MailContent> {
  return mailContent(subjectOf(digest.items), <PriceAlertsMail {...digest} />)
}

function subjectOf([first, ...more]: DigestItem[]): string {
  const name = first?.name ?? ''
  const short =
    name.length > SUBJECT_NAME_LENGTH ? `${name.slice(0, SUBJECT_NAME_LENGTH - 1).trimEnd()}…` : name
  if (more.length === 0) return `Your price alert: ${short}`
  return `Your price alerts: ${short} and ${more.length} more`
}

function PriceAlertsMail({ site, locale, items, stop }: Digest) {
  const preview = items.map(({ name }) => name).join(', ')
  return (
    <MailLayout site={site} preview={preview.slice(0, 200)} reason={<Reason site={site} stop={stop} />}>
      <MailHeading>{items.length === 1 ? 'Your price alert' : 'Your price alerts'}</MailHeading>
      {items.map((item) => (
        <Item key={`${item.url}#${item.wish.kind}`} item={item} locale={locale} />
      ))}
      <MailSmall>
        These are the prices we last saw. The retailer’s page has the latest ones. If you buy something there,
        we may earn a commission.
      </MailSmall>
    </MailLayout>
  )
}

function Item({ item, locale }: { item: DigestItem; locale: string }) {
  const { name, url, price, retailer } = item
  const where = retailer ? ` at ${retailer}` : ''
  const now = price && `${formatPrice(price.priceMinor, price.currency, locale)} now${where}`
  return (
    <div style={{ marginBottom: 22 }}>
      <MailText>
        <MailLink href={url}>{name}</MailLink>
        <br />
        {item.wish.kind === 'stock' ? <b>{`Back in stock${where}`}</b> : <b>{now}</b>}
        {item.wish.kind === 'stock' && price && `, ${formatPrice(price.priceMinor, price.currency, locale)}`}
      </MailText>
      <MailSmall>
        {comparison(item, locale)}
        {`You asked for: ${wishText(item, locale)}.`}
      </MailSmall>
    </div>
  )
}

/** The only comparison that the law allows, and that the page makes. */
function comparison({ price }: DigestItem, locale: string): string {
  if (!price) return ''
  const { currency, reduction, lowest30Days } = price
  if (reduction) {
    const prior = formatPrice(reduction.priorMinor, currency, locale)
    return `Price drop: ${reduction.percent}% below ${prior}, the lowest price we saw in the 30 days before ${formatDay(reduction.since)}. `
  }
  if (!lowest30Days) return ''
  return `Lowest price we saw in 30 days: ${formatPrice(lowest30Days.priceMinor, currency, locale)}. `
}

function wishText({ wish, price }: DigestItem, locale: string): string {
  if (wish.kind === 'stock') return 'back in stock'
  if (wish.kind === 'percent') return `at least ${wish.percent}% less`
  if (wish.kind === 'target' && price)
    return `${formatPrice(wish.targetMinor ?? 0, price.currency, locale)} or less`
  return 'any lower price'
}

function Reason({ site, stop }: { site: MailSite; stop: string }) {
  return (
    <>
      You got this email because you set price alerts at {site.name}. We send at most one a day.{' '}
      <MailLink href={stop}>Stop all price alerts</MailLink> or{' '}
      <MailLink href={`${site.url}/account#price-alerts`}>choose which ones to keep</MailLink>.
    </>
  )
}
