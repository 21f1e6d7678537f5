import { type Database, inTransaction } from '#server/db/client.ts'
import { apiKeys, users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/administration.ts'
import { clicks, pageViews } from '#server/db/schema/catalog.ts'
import { donations } from '#server/db/schema/donations.ts'
import { favorites } from '#server/db/schema/favorites.ts'
import { feedRuns, feeds } from '#server/db/schema/feeds.ts'
import { subscribers } from '#server/db/schema/subscribers.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#server/db/schema/webhooks.ts'
import { DONATION_STATUSES } from '#shared/donations/donation-drive.ts'
import { AUDIT_ACTIONS } from '#shared/inputs/audit.ts'
import { CLICK_PLACEMENTS } from '#shared/inputs/clicks.ts'
import { SUBSCRIBER_STATUSES } from '#shared/newsletter/subscriber-statuses.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const ROWS_AT_ONCE = 200
const DAYS = 90
const PRODUCTS = 10
const FIRST_NAMES = ['Åsa', 'Örjan', 'Zoë', 'Søren', 'Mary Ann', 'Björn', 'Noor']
const LAST_NAMES = ['Öberg', 'Ström', 'Ødegård', 'Nilsson', "O'Brien", 'García Márquez']
const PAGES = ['a1', 'a2', 'l1', 'p1', 'p2', 's', 'q', 'h', 'o']
const RUN_STATUSES = ['done', 'partial', 'done', 'canceled', 'done', 'rolled-back'] as const

const at = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

/** Stands for a quarter of a year of work: what the tables of the admin area then hold, `rows` of each kind. */
export function fillOffice(db: Database, rows = 10_000, now = Date.now()) {
  const moment = (index: number) => new Date(now - (index / rows) * DAYS * DAY_MS - 1_000)
  const person = (index: number) => ({
    name: `${at(FIRST_NAMES, index)} ${at(LAST_NAMES, index)}`,
    email: `parent.${index}@home.example`,
  })
  const store = storeAll
  inTransaction(db, (tx) => {
    const counted = DAYS * PRODUCTS * CLICK_PLACEMENTS.length
    store(
      counted,
      (index) => ({
        day: new Date(now - Math.floor(index / (PRODUCTS * CLICK_PLACEMENTS.length)) * DAY_MS)
          .toISOString()
          .slice(0, 10),
        productId: 1 + (index % PRODUCTS),
        placement: at(CLICK_PLACEMENTS, Math.floor(index / PRODUCTS)),
        page: at(PAGES, index),
        advertiserName: `Retailer ${index % 4}`,
        count: 1 + (index % 9),
      }),
      (batch) => tx.insert(clicks).values(batch).run(),
    )
    store(
      DAYS * PAGES.length,
      (index) => ({
        day: new Date(now - Math.floor(index / PAGES.length) * DAY_MS).toISOString().slice(0, 10),
        page: at(PAGES, index),
        count: 100 + (index % 90),
      }),
      (batch) => tx.insert(pageViews).values(batch).run(),
    )
    store(
      rows,
      (index) => ({ id: `parent-${index}`, ...person(index), createdAt: moment(index) }),
      (batch) => tx.insert(users).values(batch).run(),
    )
    store(
      rows,
      (index) => ({
        userId: `parent-${index}`,
        productId: 1 + (index % PRODUCTS),
        productName: 'Cot',
        createdAt: moment(index),
      }),
      (batch) => tx.insert(favorites).values(batch).run(),
    )
    store(
      rows,
      (index) => ({
        ...person(index),
        status: at(SUBSCRIBER_STATUSES, index),
        consentText: 'Yes, send me the newsletter',
        consentAt: moment(index),
        createdAt: moment(index),
        linkKey: `key-${index}`,
        mailbox: `parent.${index}@home.example`,
      }),
      (batch) => tx.insert(subscribers).values(batch).run(),
    )
    store(
      rows,
      (index) => {
        const status = at(DONATION_STATUSES, index)
        const hasCome = ['paid', 'refunded', 'disputed'].includes(status)
        const amountMinor = 500 + (index % 40) * 250
        return {
          ...person(index),
          reference: `reference-${index}`,
          checkoutSessionId: `cs_test_${index}`,
          ...(hasCome && { paymentIntentId: `pi_${index}`, paidAt: moment(index) }),
          status,
          amountMinor,
          refundedMinor: status === 'refunded' ? amountMinor : 0,
          message:
            index % 3 === 0
              ? `Thank you for number ${index}. ${'For all the little ones. '.repeat(18)}`
              : null,
          livemode: index % 2 === 0,
          createdAt: moment(index),
        }
      },
      (batch) => tx.insert(donations).values(batch).run(),
    )
    store(
      rows,
      (index) => ({
        at: moment(rows - index),
        actorId: `admin-${index % 3}`,
        actorEmail: at(['admin@tuckling.example', 'örjan@tuckling.example', 'zoe@tuckling.example'], index),
        action: at(AUDIT_ACTIONS, index),
        targetId: String(index),
        targetName: `Björkö cot ${index}`,
        before: { name: `Cot ${index}`, price: index },
        after: { name: `Björkö cot ${index}`, price: index + 10 },
      }),
      (batch) => tx.insert(auditLog).values(batch).run(),
    )
    fillFeeds(tx, rows, moment, store)
    fillWebhooks(tx, rows, moment, store)
    const keys = (index: number) => ({
      id: `key-${index}`,
      name: `Integration ${index}`,
      start: 'tuck_',
      key: `hash-${index}`,
      referenceId: `parent-${index}`,
      createdAt: moment(index),
    })
    store(40, keys, (batch) => tx.insert(apiKeys).values(batch).run())
  })
}

type Store = typeof storeAll

function storeAll<Row>(count: number, row: (index: number) => Row, insert: (batch: Row[]) => unknown) {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, count - from)
    insert(Array.from({ length }, (_, offset) => row(from + offset)))
  }
}

function fillFeeds(tx: Database, rows: number, moment: (index: number) => Date, store: Store) {
  const names = ['adtraction', 'awin', 'cj']
  const ids = names.map(
    (name) =>
      tx
        .insert(feeds)
        .values({ name, location: `feeds/${name}.csv`, enabled: true })
        .returning({ id: feeds.id })
        .get().id,
  )
  store(
    rows,
    (index) => ({
      feedId: at(ids, index),
      status: at(RUN_STATUSES, index),
      startedAt: moment(rows - index),
      finishedAt: moment(rows - index),
      records: 100 + (index % 50),
      added: index % 7,
      changed: index % 11,
      unchanged: 80,
      message: 'Imported as planned.',
    }),
    (batch) => tx.insert(feedRuns).values(batch).run(),
  )
}

function fillWebhooks(tx: Database, rows: number, moment: (index: number) => Date, store: Store) {
  const url = 'https://receiver.example/hooks'
  const { id: endpointId } = tx
    .insert(webhookEndpoints)
    .values({ url, events: ['donation.received'], secret: 'sealed', enabled: false })
    .returning({ id: webhookEndpoints.id })
    .get()
  store(
    rows,
    (index) => ({
      endpointId,
      messageId: `message-${index}`,
      event: 'donation.received' as const,
      payload: JSON.stringify({ id: index, amount: 25, currency: 'USD' }),
      state: index % 5 === 0 ? ('failed' as const) : ('delivered' as const),
      attempts: 1,
      createdAt: moment(rows - index),
    }),
    (batch) => {
      const stored = tx.insert(webhookDeliveries).values(batch).returning({ id: webhookDeliveries.id }).all()
      const attempts = stored.map(({ id }) => ({ deliveryId: id, status: 200, durationMs: 120 }))
      return tx.insert(webhookAttempts).values(attempts).run()
    },
  )
}
