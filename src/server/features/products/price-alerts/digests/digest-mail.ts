import { and, eq } from 'drizzle-orm'
import { inLanguage, readersLanguage } from '#server/config/languages.ts'
import type { Deps } from '#server/context.ts'
import { type Database, inTransaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { priceAlertReaders, priceAlerts } from '#server/db/schema/price-alerts.ts'
import {
  type AlertReader,
  type JudgedAlert,
  judgeAlertsOf,
  mayBeMailed,
  noteMail,
} from '#server/features/products/price-alerts/digests/stored-alerts.ts'
import { findProduct } from '#server/features/products/service.ts'
import type { OutgoingMail } from '#server/mail/outbox/claiming.ts'
import { signLink } from '#server/mail/signed-link.ts'
import type { DigestItem } from '#server/mail/templates/price-alerts.tsx'
import { siteOf } from '#server/site/site.ts'
import { productAddress } from '#shared/products/product-address.ts'

/** Writes a digest from current data. Undefined when nothing is left to report, or nobody wants it. */
export async function alertMail(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  mailId: number,
  readerId: number,
  now = Date.now(),
): Promise<OutgoingMail | undefined> {
  const reader = findReader(db, readerId)
  if (!reader) return undefined
  return inLanguage(readersLanguage(env, reader.language), () => digestOf({ db, env }, mailId, reader, now))
}

async function digestOf(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  mailId: number,
  { id: readerId, ...reader }: Reader,
  now: number,
): Promise<OutgoingMail | undefined> {
  const due = judgeAlertsOf(db, readerId, now).filter(({ verdict }) => verdict === 'due')
  const site = siteOf(env)
  const items = due.flatMap((one) => digestItem(db, one, site.url) ?? [])
  inTransaction(db, (tx) => {
    const isOfThisMail = and(eq(priceAlerts.readerId, readerId), eq(priceAlerts.mailId, mailId))
    tx.update(priceAlerts).set({ mailId: null, mailedMinor: null }).where(isOfThisMail).run()
    for (const one of due) noteMail(tx, one, mailId)
  })
  if (items.length === 0) return undefined
  const path = `/price-alerts/stop?token=${signLink(reader.linkKey, 'price-alerts', readerId, now)}`
  const { priceAlertsMail } = await import('#server/mail/templates/price-alerts.tsx')
  const content = await priceAlertsMail({ site, items, stop: `${site.url}${path}` })
  return { ...content, to: reader.email, headers: stopHeaders(`${site.host}${path}`) }
}

/** One click in the mail program stops all alerts (RFC 8058), whatever languages the shop has by then. */
function stopHeaders(stop: string) {
  return {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  }
}

type Reader = Pick<AlertReader, 'id' | 'linkKey'> & { email: string; language: string }

function findReader(db: Database, id: number): Reader | undefined {
  return db
    .select({
      id: priceAlertReaders.id,
      linkKey: priceAlertReaders.linkKey,
      email: users.email,
      language: users.language,
    })
    .from(priceAlertReaders)
    .innerJoin(users, eq(users.id, priceAlertReaders.userId))
    .where(and(eq(priceAlertReaders.id, id), mayBeMailed))
    .get()
}

function digestItem(db: Database, { alert, offer }: JudgedAlert, url: string): DigestItem | undefined {
  const product = findProduct(db, alert.productId)
  if (!product || !offer) return undefined
  const { kind, targetMinor, percent } = alert
  return {
    name: product.name,
    retailer: product.advertiserName,
    url: `${url}/products/${productAddress(product)}`,
    wish: { kind, targetMinor, percent },
    price: offer.price,
  }
}
