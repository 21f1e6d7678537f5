import {
  donationTotals,
  exportDonations,
  listDonations,
  refundDonation,
} from '#server/features/donations/ledger/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import { donationExportInput, donationIdInput, donationListInput } from '#shared/inputs/donations.ts'

export const donationsAdminRouter = router({
  list: adminProcedure
    .meta({ session: true })
    .input(donationListInput)
    .query(({ ctx, input }) => listDonations(ctx.db, input)),
  totals: adminProcedure.query(({ ctx }) => donationTotals(ctx)),
  csv: adminProcedure
    .meta({
      fresh: true,
      audit: { byService: 'donation.exported' },
      security: { done: 'data.people-exported', detail: 'donations' },
    })
    .input(donationExportInput)
    .query(({ ctx, input }) => exportDonations(ctx.db, ctx.user, input.ids)),
  refund: adminProcedure
    .meta({ fresh: true, audit: { byService: 'donation.refunded' }, security: { none: 'In the audit log' } })
    .input(donationIdInput)
    .mutation(({ ctx, input }) => refundDonation(ctx, ctx.user, input.id)),
})
