import { donations } from '#server/db/schema/donations.ts'
import type { Chance } from '#server/demo/month/chance.ts'
import { daysAgo, type Month, storeMany } from '#server/demo/month/month.ts'
import { type Person, personOf } from '#server/demo/month/people.ts'
import type { DonationStatus } from '#shared/donations/donation-drive.ts'

const DAYS = 90
const MONEY_CAME = [
  'paid',
  'paid',
  'paid',
  'paid',
  'refunded',
  'disputed',
] as const satisfies readonly DonationStatus[]
const STATUSES = [...MONEY_CAME, 'pending', 'failed', 'expired'] as const satisfies readonly DonationStatus[]
const UNPAID: readonly DonationStatus[] = ['pending', 'failed', 'expired']
/** The server forgets what was never paid after thirty days. */
const UNPAID_DAYS = 28
const EVERY_MONTHLY = 6

interface Giving {
  count: number
  amountsMinor: readonly [number, ...number[]]
  messages: readonly [string | null, ...(string | null)[]]
  /** Whether the donation was real money; otherwise it was the demo's. */
  isLive: (index: number) => boolean
  person?: (chance: Chance, index: number) => Person
}

export function fillDonations(month: Month, giving: Giving): void {
  storeMany(
    month,
    giving.count,
    (index) => donationRow(month, index, giving),
    (rows) => month.db.insert(donations).values(rows).run(),
  )
}

function donationRow(month: Month, index: number, giving: Giving): typeof donations.$inferInsert {
  const { chance } = month
  const days = DAYS * (1 - index / giving.count)
  const createdAt = daysAgo(month, days)
  const status = chance.pick(days < UNPAID_DAYS ? STATUSES : MONEY_CAME)
  const livemode = giving.isLive(index)
  const amountMinor = chance.pick(giving.amountsMinor)
  const isMonthly = index % EVERY_MONTHLY === 0
  const { name, email } = (giving.person ?? personOf)(chance, index)
  return {
    reference: isMonthly ? null : chance.uuid(),
    checkoutSessionId: isMonthly ? null : `cs_${livemode ? 'live' : 'demo'}_${chance.uuid()}`,
    paymentIntentId: `pi_${chance.uuid()}`,
    invoiceId: isMonthly ? `in_${chance.uuid()}` : null,
    status,
    amountMinor,
    refundedMinor: refunded(status, amountMinor, chance.happens(0.05)),
    email,
    name: chance.happens(0.2) ? null : name,
    message: chance.pick(giving.messages),
    livemode,
    createdAt,
    paidAt: UNPAID.includes(status) ? null : createdAt,
    synchronisedAt: createdAt,
  }
}

function refunded(status: DonationStatus, amountMinor: number, isPartly: boolean): number {
  if (status === 'refunded') return amountMinor
  return status === 'paid' && isPartly ? Math.floor(amountMinor / 2) : 0
}
