import { visitDemo } from '#server/features/accounts/demo-visit/service.ts'
import { confirmEmailChange, requestEmailChange } from '#server/features/accounts/email-change/service.ts'
import {
  emailState,
  sendVerification,
  verifyEmail,
} from '#server/features/accounts/email-verification/service.ts'
import { requestPasswordReset, resetPassword } from '#server/features/accounts/password-reset/service.ts'
import { secondStep, signIn, signOut } from '#server/features/accounts/service.ts'
import { requestSignInLink, signInByLink } from '#server/features/accounts/sign-in-link/service.ts'
import { confirmSignUp, signUp } from '#server/features/accounts/sign-up/service.ts'
import { limited, localSignInProcedure, publicProcedure, router, userProcedure } from '#server/trpc/init.ts'
import {
  changeEmailInput,
  passwordResetInput,
  passwordResetRequestInput,
  signInInput,
  signInLinkRequestInput,
  signUpInput,
  verificationInput,
} from '#shared/inputs/accounts.ts'
import { secondStepInput } from '#shared/inputs/factors.ts'

export const accountsRouter = router({
  session: publicProcedure.query(({ ctx }) => ctx.user ?? null),
  me: userProcedure.meta({ scope: 'read' }).query(({ ctx }) => ctx.user),
  signIn: localSignInProcedure.input(signInInput).mutation(({ ctx, input }) => signIn(ctx, input, ctx)),
  secondStep: localSignInProcedure
    .input(secondStepInput)
    .mutation(({ ctx, input }) => secondStep(ctx, input.code, ctx)),
  signUp: localSignInProcedure
    .use(limited('signUps'))
    .input(signUpInput)
    .mutation(({ ctx, input }) => signUp(ctx, input, ctx)),
  confirmSignUp: localSignInProcedure
    .use(limited('signInLinks'))
    .input(verificationInput)
    .mutation(({ ctx, input }) => confirmSignUp(ctx, input.token, ctx)),
  requestPasswordReset: localSignInProcedure
    .input(passwordResetRequestInput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input.email, ctx)),
  resetPassword: localSignInProcedure
    .use(limited('passwordResets'))
    .input(passwordResetInput)
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  requestSignInLink: localSignInProcedure
    .input(signInLinkRequestInput)
    .mutation(({ ctx, input }) => requestSignInLink(ctx, input, ctx)),
  signInByLink: localSignInProcedure
    .use(limited('signInLinks'))
    .input(verificationInput)
    .mutation(({ ctx, input }) => signInByLink(ctx, input.token, ctx)),
  changeEmail: userProcedure
    .meta({ fresh: true, security: { byService: ['account.email-changed'] } })
    .input(changeEmailInput)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, ctx, input.email)),
  confirmEmailChange: publicProcedure
    .use(limited('passwordResets'))
    .input(verificationInput)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, input.token)),
  emailState: userProcedure.meta({ session: true }).query(({ ctx }) => emailState(ctx.db, ctx.user.id)),
  sendVerification: userProcedure
    .meta({ session: true })
    .mutation(({ ctx }) => sendVerification(ctx, ctx.user)),
  verifyEmail: publicProcedure
    .use(limited('passwordResets'))
    .input(verificationInput)
    .mutation(({ ctx, input }) => verifyEmail(ctx.db, input.token)),
  visit: publicProcedure.use(limited('signInLinks')).mutation(({ ctx }) => visitDemo(ctx, ctx)),
  signOut: publicProcedure.mutation(({ ctx }) => signOut(ctx, ctx)),
})
