import { z } from 'zod'
import { donationAmount } from '#shared/inputs/donations.ts'

/** Premium has a fixed price; the donor chooses the amount of a monthly gift. */
export const membershipOrder = z.discriminatedUnion('plan', [
  z.object({ plan: z.literal('premium') }),
  z.object({ plan: z.literal('monthly-gift'), amount: donationAmount }),
])

export type MembershipOrder = z.infer<typeof membershipOrder>
