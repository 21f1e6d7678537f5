import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { goOn, type PostedForms, succeeds } from '#server/http/forms/posted-form.ts'
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

  const signIn = postedForm(signInInput, async ({ c, input, caller }) =>
    begin(c, await caller.accounts.signIn(input)),
  )
  const visit = postedForm(z.object({}), async ({ c, caller }) => begin(c, await caller.accounts.visit()))
  forms.post('/login', (c, next) => (c.req.query('form') === 'visit' ? visit : signIn)(c, next))
  forms.post(
    '/second-step',
    postedForm(secondStepInput, async ({ c, input, caller }) =>
      begin(c, await caller.accounts.secondStep(input)),
    ),
  )
  forms.post(
    '/new-password',
    postedForm(setPasswordInput, async ({ c, input, caller }) =>
      begin(c, await caller.profile.replaceTemporaryPassword(input)),
    ),
  )
  const askSignUp = postedForm(signUpInput, async ({ c, input, caller }) =>
    begin(c, await caller.accounts.signUp(input)),
  )
  const openSignUp = postedForm(verificationInput, async ({ c, input, caller }) =>
    begin(c, await caller.accounts.confirmSignUp(input)),
  )
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
  const openLink = postedForm(verificationInput, async ({ c, input, caller }) =>
    begin(c, await caller.accounts.signInByLink(input)),
  )
  forms.post('/sign-in-link', (c, next) => (c.req.query('token') ? openLink : requestLink)(c, next))
  forms.post(
    '/change-email',
    postedForm(verificationInput, async ({ c, input, caller }) => {
      const isDone = await succeeds(caller.accounts.confirmEmailChange(input))
      return goOn(c, '/change-email', isDone ? { state: 'done' } : {})
    }),
  )
  forms.post(
    '/confirm-email',
    postedForm(verificationInput, async ({ c, input, caller }) => {
      const isDone = await succeeds(caller.accounts.verifyEmail(input))
      return goOn(c, '/confirm-email', isDone ? { state: 'done' } : {})
    }),
  )
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
