import { z } from 'zod'
import { donationAmount } from '#shared/inputs/donations.ts'

/** Premium has its one price; a monthly gift is what its giver wants it to be. */
export const membershipOrder = z.discriminatedUnion('plan', [
  z.object({ plan: z.literal('premium') }),
  z.object({ plan: z.literal('monthly-gift'), amount: donationAmount }),
])

export type MembershipOrder = z.infer<typeof membershipOrder>
