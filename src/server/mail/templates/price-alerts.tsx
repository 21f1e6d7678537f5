import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { FillIn, MailHeading, MailLink, MailSmall, MailText } from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import type { PriceAlertKind } from '#shared/prices/price-alerts.ts'

export interface DigestItem {
  name: string
  retailer: string | null
  url: string
  wish: { kind: PriceAlertKind; targetMinor: number | null; percent: number | null }
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
  items: DigestItem[]
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
  if (more.length === 0) return fill(m.alertSubject, { name: short })
  return fill(m.alertsSubject, { name: short, n: more.length })
}

function PriceAlertsMail({ site, items, stop }: Digest) {
  const preview = items.map(({ name }) => name).join(', ')
  return (
    <MailLayout site={site} preview={preview.slice(0, 200)} reason={<Reason site={site} stop={stop} />}>
      <MailHeading>{items.length === 1 ? m.alertHeading : m.alertsHeading}</MailHeading>
      {items.map((item) => (
        <Item key={`${item.url}#${item.wish.kind}`} item={item} />
      ))}
      <MailSmall>{m.alertPricesMayChange}</MailSmall>
    </MailLayout>
  )
}

function Item({ item }: { item: DigestItem }) {
  const { name, url, price, retailer } = item
  const amount = price && formatPrice(price.priceMinor, price.currency)
  return (
    <div style={{ marginBottom: 22 }}>
      <MailText>
        <MailLink href={url}>{name}</MailLink>
        <br />
        {item.wish.kind === 'stock' ? (
          <b>{inStockText(retailer)}</b>
        ) : (
          <b>{amount && nowText(amount, retailer)}</b>
        )}
        {item.wish.kind === 'stock' && amount && `, ${amount}`}
      </MailText>
      <MailSmall>
        {comparison(item)}
        {wishText(item)}
      </MailSmall>
    </div>
  )
}

function inStockText(retailer: string | null): string {
  return retailer ? fill(m.alertBackInStockAt, { retailer }) : m.alertBackInStock
}

function nowText(price: string, retailer: string | null): string {
  return retailer ? fill(m.alertPriceNowAt, { price, retailer }) : fill(m.alertPriceNow, { price })
}

/** The only comparison that the law allows, and that the page makes. */
function comparison({ price }: DigestItem): string {
  if (!price) return ''
  const { currency, reduction, lowest30Days } = price
  if (reduction) {
    const prior = formatPrice(reduction.priorMinor, currency)
    const day = formatDay(reduction.since)
    return `${fill(m.alertPriceDrop, { percent: reduction.percent, price: prior, day })} `
  }
  if (!lowest30Days) return ''
  const lowest = formatPrice(lowest30Days.priceMinor, currency)
  return `${fill(m.alertLowest30Days, { price: lowest })} `
}

function wishText({ wish, price }: DigestItem): string {
  if (wish.kind === 'stock') return m.askedForStock
  if (wish.kind === 'percent') return fill(m.askedForPercent, { percent: wish.percent ?? 0 })
  if (wish.kind === 'target' && price)
    return fill(m.askedForTarget, { price: formatPrice(wish.targetMinor ?? 0, price.currency) })
  return m.askedForAnyDrop
}

function Reason({ site, stop }: { site: MailSite; stop: string }) {
  return (
    <FillIn
      text={m.alertReason}
      values={{
        shop: site.name,
        stop: <MailLink href={stop}>{m.stopAllAlerts}</MailLink>,
        choose: <MailLink href={`${site.url}/account#price-alerts`}>{m.chooseAlerts}</MailLink>,
      }}
    />
  )
}
