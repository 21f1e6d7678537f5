import { z } from 'zod'
import {
  cancelFeedRun,
  createFeed,
  detectFeed,
  dryRunFeed,
  feedsNeedingAttention,
  foreseeRollback,
  keepUpload,
  listFeedCategories,
  listFeedRuns,
  listFeeds,
  listRejections,
  previewFeed,
  removeFeed,
  rollBackRun,
  runFeed,
  syncFeeds,
  updateFeed,
  watchFeedRun,
} from '#server/features/feeds/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import {
  feedIdInput,
  feedInput,
  feedInspectionInput,
  feedRunIdInput,
  feedRunInput,
  feedRunsInput,
  feedUpdateInput,
  rejectionsInput,
} from '#shared/inputs/feeds.ts'

/** In process only: over HTTP the body goes to /api/admin/feeds/uploads. */
const uploadInput = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

const readsFile = adminProcedure
  .meta({ session: true, audit: { none: 'Reads a file and changes nothing' } })
  .input(feedInspectionInput)
const ofRun = adminProcedure.input(feedRunIdInput)

export const feedsRouter = router({
  list: adminProcedure.query(({ ctx }) => listFeeds(ctx.db)),
  needingAttention: adminProcedure.query(({ ctx }) => feedsNeedingAttention(ctx.db)),
  create: adminProcedure
    .meta({ session: true, audit: 'feed.added' })
    .input(feedInput)
    .mutation(({ ctx, input }) => createFeed(ctx, input)),
  update: adminProcedure
    .meta({ session: true, audit: 'feed.edited' })
    .input(feedUpdateInput)
    .mutation(({ ctx, input }) => updateFeed(ctx, input.id, input)),
  delete: adminProcedure
    .meta({ audit: 'feed.deleted' })
    .input(feedIdInput)
    .mutation(({ ctx, input }) => removeFeed(ctx.db, input.id)),
  upload: adminProcedure
    .meta({ audit: { none: 'Keeps a file that no feed has yet' } })
    .input(uploadInput)
    .mutation(({ ctx, input }) => keepUpload(ctx, input)),
  detect: readsFile.mutation(({ ctx, input }) => detectFeed(ctx, input)),
  preview: readsFile.mutation(({ ctx, input }) => previewFeed(ctx, input)),
  categories: readsFile.mutation(({ ctx, input, signal }) => listFeedCategories(ctx, input, signal)),
  dryRun: adminProcedure
    .meta({ session: true })
    .input(z.union([feedInspectionInput, feedIdInput]))
    .subscription(({ ctx, input, signal }) => dryRunFeed(ctx, input, signal)),
  run: adminProcedure
    .meta({ audit: 'feed.run' })
    .input(feedRunInput)
    .mutation(({ ctx, input }) => runFeed(ctx, input.id, input.overrideSafetyLimits)),
  progress: ofRun.subscription(({ ctx, input, signal }) => watchFeedRun(ctx.db, input.runId, signal)),
  cancel: adminProcedure
    .meta({ audit: 'feed.canceled' })
    .input(feedRunIdInput)
    .mutation(({ ctx, input }) => cancelFeedRun(ctx.db, input.runId)),
  runs: adminProcedure
    .input(feedRunsInput)
    .query(({ ctx, input }) => listFeedRuns(ctx.db, input.id, input.limit, input.before)),
  rollbackForecast: ofRun.query(({ ctx, input }) => foreseeRollback(ctx.db, input.runId)),
  rejections: adminProcedure
    .input(rejectionsInput)
    .query(({ ctx, input }) => listRejections(ctx.db, input.runId, input.after)),
  rollback: adminProcedure
    .meta({ audit: 'feed.rolled-back' })
    .input(feedRunIdInput)
    .mutation(({ ctx, input }) => rollBackRun(ctx, input.runId)),
  syncAll: adminProcedure.meta({ audit: 'catalog.synced' }).mutation(({ ctx }) => syncFeeds(ctx)),
})
