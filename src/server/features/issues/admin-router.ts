import {
  createIssue,
  deleteIssue,
  getIssue,
  listIssues,
  previewIssue,
  sendIssue,
  sendTestMail,
  stopIssue,
  updateIssue,
} from '#server/features/issues/service.ts'
import { adminProcedure, router } from '#server/trpc/init.ts'
import {
  createIssueInput,
  issueIdInput,
  issuePageInput,
  testMailInput,
  updateIssueInput,
} from '#shared/issues.ts'

export const issuesAdminRouter = router({
  list: adminProcedure.input(issuePageInput).query(({ ctx, input }) => listIssues(ctx.db, input.page)),
  byId: adminProcedure.input(issueIdInput).query(({ ctx, input }) => getIssue(ctx.db, input.id)),
  create: adminProcedure
    .input(createIssueInput)
    .mutation(({ ctx, input }) => createIssue(ctx.db, ctx.user, input)),
  update: adminProcedure
    .input(updateIssueInput)
    .mutation(({ ctx, input }) => updateIssue(ctx.db, ctx.user, input.id, input)),
  delete: adminProcedure
    .input(issueIdInput)
    .mutation(({ ctx, input }) => deleteIssue(ctx.db, ctx.user, input.id)),
  preview: adminProcedure.input(issueIdInput).query(({ ctx, input }) => previewIssue(ctx, input.id)),
  sendTest: adminProcedure
    .input(testMailInput)
    .mutation(({ ctx, input }) => sendTestMail(ctx, ctx.user, input.id, input.to)),
  send: adminProcedure.input(issueIdInput).mutation(({ ctx, input }) => sendIssue(ctx, ctx.user, input.id)),
  stop: adminProcedure
    .input(issueIdInput)
    .mutation(({ ctx, input }) => stopIssue(ctx.db, ctx.user, input.id)),
})
