import {
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  previewCampaign,
  previewText,
  sendCampaign,
  sendTestMail,
  stopCampaign,
  updateCampaign,
} from '#server/features/newsletter/campaigns/service.ts'
import {
  askUnconfirmed,
  deleteSubscriber,
  deleteSubscribers,
  exportSubscribers,
  importSubscribers,
  listSubscribers,
  markBounced,
  markManyBounced,
  subscriberOverview,
} from '#server/features/newsletter/subscribers/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import {
  campaignIdInput,
  campaignPageInput,
  campaignPreviewInput,
  createCampaignInput,
  testMailInput,
  updateCampaignInput,
} from '#shared/inputs/campaigns.ts'
import {
  importInput,
  subscriberIdInput,
  subscriberIdsInput,
  subscriberListInput,
} from '#shared/inputs/subscribers.ts'

export const newsletterAdminRouter = router({
  campaigns: router({
    list: adminProcedure
      .input(campaignPageInput)
      .query(({ ctx, input }) => listCampaigns(ctx.db, input.page)),
    byId: adminProcedure.input(campaignIdInput).query(({ ctx, input }) => getCampaign(ctx.db, input.id)),
    create: adminProcedure
      .meta({ audit: { byService: 'campaign.added' } })
      .input(createCampaignInput)
      .mutation(({ ctx, input }) => createCampaign(ctx.db, ctx.user, input)),
    update: adminProcedure
      .meta({ audit: { byService: 'campaign.edited' } })
      .input(updateCampaignInput)
      .mutation(({ ctx, input }) => updateCampaign(ctx.db, ctx.user, input.id, input)),
    delete: adminProcedure
      .meta({ audit: { byService: 'campaign.deleted' } })
      .input(campaignIdInput)
      .mutation(({ ctx, input }) => deleteCampaign(ctx.db, ctx.user, input.id)),
    preview: adminProcedure.input(campaignIdInput).query(({ ctx, input }) => previewCampaign(ctx, input.id)),
    previewText: adminProcedure
      .meta({ audit: { none: 'Renders what is being written and changes nothing' } })
      .input(campaignPreviewInput)
      .mutation(({ ctx, input }) => previewText(ctx, input)),
    sendTest: adminProcedure
      .meta({ audit: { byService: 'campaign.test-sent' } })
      .input(testMailInput)
      .mutation(({ ctx, input }) => sendTestMail(ctx, ctx.user, input.id, input.to)),
    send: adminProcedure
      .meta({ audit: { byService: 'campaign.sent' } })
      .input(campaignIdInput)
      .mutation(({ ctx, input }) => sendCampaign(ctx, ctx.user, input.id)),
    stop: adminProcedure
      .meta({ audit: { byService: 'campaign.stopped' } })
      .input(campaignIdInput)
      .mutation(({ ctx, input }) => stopCampaign(ctx.db, ctx.user, input.id)),
  }),
  subscribers: router({
    overview: adminProcedure.query(({ ctx }) => subscriberOverview(ctx)),
    list: adminProcedure
      .meta({ session: true })
      .input(subscriberListInput)
      .query(({ ctx, input }) => listSubscribers(ctx.db, input)),
    import: adminProcedure
      .meta({ audit: { byService: 'subscriber.imported' } })
      .input(importInput)
      .mutation(({ ctx, input }) => importSubscribers(ctx.db, ctx.user, input)),
    export: adminProcedure
      .meta({
        fresh: true,
        audit: { byService: 'subscriber.exported' },
        security: { done: 'data.people-exported', detail: 'subscribers' },
      })
      .query(({ ctx }) => exportSubscribers(ctx.db, ctx.user)),
    askUnconfirmed: adminProcedure
      .meta({ audit: { byService: 'subscriber.asked' } })
      .mutation(({ ctx }) => askUnconfirmed(ctx, ctx.user)),
    markBounced: adminProcedure
      .meta({ audit: { byService: 'subscriber.bounced' } })
      .input(subscriberIdInput)
      .mutation(({ ctx, input }) => markBounced(ctx.db, ctx.user, input.id)),
    markManyBounced: adminProcedure
      .meta({ audit: { byService: 'subscriber.bounced' } })
      .input(subscriberIdsInput)
      .mutation(({ ctx, input }) => markManyBounced(ctx.db, ctx.user, input.ids)),
    deleteMany: adminProcedure
      .meta({ audit: { byService: 'subscriber.deleted' } })
      .input(subscriberIdsInput)
      .mutation(({ ctx, input }) => deleteSubscribers(ctx.db, ctx.user, input.ids)),
    delete: adminProcedure
      .meta({ audit: { byService: 'subscriber.deleted' } })
      .input(subscriberIdInput)
      .mutation(({ ctx, input }) => deleteSubscriber(ctx.db, ctx.user, input.id)),
  }),
})
