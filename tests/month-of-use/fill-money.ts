import { memberships } from '#server/db/schema/memberships.ts'
import { fillDonations } from '#server/demo/month/donations.ts'
import { at, daysAgo, type Month, type Somebody, storeMany } from '#server/demo/month/month.ts'
import { queueReceipt } from '#server/mail/outbox/queueing.ts'
import { DONATION_MESSAGE_MAX_LENGTH } from '#shared/donations/donation-drive.ts'
import { MEMBERSHIP_PLANS, MEMBERSHIP_STATUSES, PREMIUM_PRICE_MINOR } from '#shared/donations/memberships.ts'
import { personOf } from './people.ts'

const DONATIONS = 10_000
const MEMBERSHIPS = 1_000
const RECEIPTS = 50
const DAYS = 90
const AMOUNTS_MINOR = [100, 500, 1_000, 1_250, 2_500, 5_000, 9_999, 10_000, 123_456, 1_000_000] as const
const LONG_MESSAGE = 'Thank you for all the hours of reading at night, and for every honest word. '
  .repeat(8)
  .slice(0, DONATION_MESSAGE_MAX_LENGTH)
const MESSAGES = [
  null,
  null,
  'Tack! Ni är bäst 💚',
  LONG_MESSAGE,
  'w'.repeat(DONATION_MESSAGE_MAX_LENGTH),
  'Two\nlines\n\nand a gap',
  '<i>Not</i> markup & "quotes"',
  'شكرا جزيلا لكم على كل شيء',
] as const
const EVERY_DEMO = 5

/** Ten thousand donations in every state, live and demo, single and monthly; memberships; receipts that wait for a relay. */
export function fillMoney(month: Month, people: Somebody[]): void {
  const { db } = month
  fillDonations(month, {
    count: DONATIONS,
    amountsMinor: AMOUNTS_MINOR,
    messages: MESSAGES,
    isLive: (index) => index % EVERY_DEMO !== 0,
    person: personOf,
  })
  storeMany(
    month,
    MEMBERSHIPS,
    (index) => membershipRow(month, index, people),
    (rows) => db.insert(memberships).values(rows).run(),
  )
  for (let id = DONATIONS - RECEIPTS; id < DONATIONS; id++) queueReceipt(db, id, 'giver@home.example')
}

function membershipRow(month: Month, index: number, people: Somebody[]): typeof memberships.$inferInsert {
  const { chance } = month
  const plan = at([...MEMBERSHIP_PLANS], index % MEMBERSHIP_PLANS.length)
  const status = at([...MEMBERSHIP_STATUSES], index % MEMBERSHIP_STATUSES.length)
  return {
    reference: chance.uuid(),
    userId: at(people, index).id,
    plan,
    status,
    checkoutSessionId: `cs_${chance.uuid()}`,
    subscriptionId: status === 'pending' ? null : `sub_${chance.uuid()}`,
    customerId: `cus_${chance.uuid()}`,
    amountMinor: plan === 'premium' ? PREMIUM_PRICE_MINOR : chance.pick(AMOUNTS_MINOR),
    livemode: index % EVERY_DEMO !== 0,
    paidUntil: status === 'active' ? daysAgo(month, -20) : daysAgo(month, 10),
    endsAt: index % 8 === 0 ? daysAgo(month, -20) : null,
    createdAt: daysAgo(month, chance.next() * DAYS),
    synchronisedAt: daysAgo(month, 0.1),
  }
}
