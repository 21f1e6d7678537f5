import {
  confirmSubscription,
  describeLink,
  forgetSubscriber,
  savePreferences,
  subscribe,
  unsubscribe,
} from '#server/features/newsletter/service.ts'
import { limited, publicProcedure, router } from '#server/trpc/init.ts'
import { linkInput, preferencesInput, subscribeInput, tokenInput } from '#shared/inputs/newsletter.ts'

export const newsletterRouter = router({
  subscribe: publicProcedure
    .input(subscribeInput)
    .use(limited('newsletterSignUps'))
    .mutation(({ ctx, input }) => subscribe(ctx, input, ctx.clientAddress)),
  link: publicProcedure
    .input(linkInput)
    .query(({ ctx, input }) => describeLink(ctx.db, input.token, input.purpose)),
  confirm: publicProcedure
    .input(tokenInput)
    .mutation(({ ctx, input }) => confirmSubscription(ctx.db, input.token)),
  unsubscribe: publicProcedure
    .input(tokenInput)
    .mutation(({ ctx, input }) => unsubscribe(ctx.db, input.token)),
  savePreferences: publicProcedure
    .input(preferencesInput)
    .mutation(({ ctx, input }) => savePreferences(ctx.db, input)),
  forget: publicProcedure.input(tokenInput).mutation(({ ctx, input }) => forgetSubscriber(ctx, input.token)),
})
