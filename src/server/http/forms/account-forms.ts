import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { goOn, type Posted, type PostedForms, succeeds } from '#server/http/forms/posted-form.ts'
import { afterSignIn, withArrival } from '#shared/accounts/return-location.ts'
import {
  passwordResetInput,
  passwordResetRequestInput,
  type Role,
  signInInput,
  signInLinkRequestInput,
  signUpInput,
  verificationInput,
} from '#shared/inputs/accounts.ts'
import { secondStepInput } from '#shared/inputs/factors.ts'
import { setPasswordInput } from '#shared/inputs/profile.ts'
import { parseSignInSearch, signInAddress } from '#shared/search-params/accounts.ts'

export function accountForms({ postedForm }: PostedForms) {
  const forms = new Hono()

  function beginning<Schema extends z.ZodObject>(
    schema: Schema,
    act: (posted: Posted<Schema>) => Promise<Begun>,
  ) {
    return postedForm(schema, async (posted) => begin(posted.c, await act(posted)))
  }
  const signIn = beginning(signInInput, ({ input, caller }) => caller.accounts.signIn(input))
  const visit = beginning(z.object({}), ({ caller }) => caller.accounts.visit())
  const secondStep = beginning(secondStepInput, ({ input, caller }) => caller.accounts.secondStep(input))
  const newPassword = beginning(setPasswordInput, ({ input, caller }) =>
    caller.profile.replaceTemporaryPassword(input),
  )
  const askSignUp = beginning(signUpInput, ({ input, caller }) => caller.accounts.signUp(input))
  const openSignUp = beginning(verificationInput, ({ input, caller }) => caller.accounts.confirmSignUp(input))
  const openLink = beginning(verificationInput, ({ input, caller }) => caller.accounts.signInByLink(input))
  forms.post('/login', (c, next) => (c.req.query('form') === 'visit' ? visit : signIn)(c, next))
  forms.post('/second-step', secondStep)
  forms.post('/new-password', newPassword)
  forms.post('/signup', (c, next) => (c.req.query('token') ? openSignUp : askSignUp)(c, next))
  forms.post(
    '/logout',
    postedForm(z.object({}), async ({ c, caller }) => {
      await caller.accounts.signOut()
      return goOn(c, '/#signed-out')
    }),
  )
  forms.post(
    '/forgot-password',
    postedForm(passwordResetRequestInput, async ({ c, input, caller }) => {
      await caller.accounts.requestPasswordReset(input)
      return goOn(c, '/forgot-password', { state: 'sent' })
    }),
  )
  forms.post(
    '/reset-password',
    postedForm(passwordResetInput, async ({ c, input, caller }) => {
      await caller.accounts.resetPassword(input)
      return goOn(c, '/login', { state: 'password-changed' })
    }),
  )
  const requestLink = postedForm(signInLinkRequestInput, async ({ c, input, caller }) => {
    await caller.accounts.requestSignInLink(input)
    return goOn(c, '/sign-in-link', { state: 'sent' })
  })
  forms.post('/sign-in-link', (c, next) => (c.req.query('token') ? openLink : requestLink)(c, next))
  function confirming(path: string, confirm: (posted: Posted<typeof verificationInput>) => Promise<unknown>) {
    const form = postedForm(verificationInput, async (posted) => {
      const isDone = await succeeds(confirm(posted))
      return goOn(posted.c, path, isDone ? { state: 'done' } : {})
    })
    forms.post(path, form)
  }
  confirming('/change-email', ({ input, caller }) => caller.accounts.confirmEmailChange(input))
  confirming('/confirm-email', ({ input, caller }) => caller.accounts.verifyEmail(input))
  return forms
}

interface Begun {
  user: { role: Role } | null
  next: 'check-inbox' | 'done' | 'new-password' | 'second-step' | 'set-up'
  from?: string | undefined
}

function begin(c: HonoContext, { user, next, from }: Begun): Response {
  const params = parseSignInSearch(c.req.query())
  const search = { ...params, from: params.from ?? from }
  if (next === 'check-inbox') return goOn(c, '/signup', { state: 'sent' })
  if (!user) return goOn(c, signInAddress('/second-step', search))
  if (next === 'new-password') return goOn(c, signInAddress('/new-password', search))
  if (next === 'set-up') return goOn(c, signInAddress('/set-up-second-step', search))
  return goOn(c, withArrival(afterSignIn(search.from, user.role)))
}
