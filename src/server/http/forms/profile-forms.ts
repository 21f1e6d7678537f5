import type { Handler } from 'hono'
import { z } from 'zod'
import { goOn, type PostedForms } from '#server/http/forms/posted-form.ts'
import { changeEmailInput } from '#shared/inputs/accounts.ts'
import { alertIdInput } from '#shared/inputs/price-alerts.ts'
import {
  changePasswordInput,
  deleteAccountInput,
  renameInput,
  setPasswordInput,
} from '#shared/inputs/profile.ts'

export function profileForms({ postedForm }: PostedForms): Handler {
  const forms = new Map(
    Object.entries<Handler>({
      name: postedForm(renameInput, async ({ c, input, caller }) => {
        await caller.profile.rename(input)
        return goOn(c, '/account', { state: 'name' })
      }),
      password: postedForm(changePasswordInput, async ({ c, input, caller }) => {
        await caller.profile.changePassword(input)
        return goOn(c, '/account', { state: 'password' })
      }),
      email: postedForm(changeEmailInput, async ({ c, input, caller }) => {
        await caller.accounts.changeEmail(input)
        return goOn(c, '/account', { state: 'email' })
      }),
      'first-password': postedForm(setPasswordInput, async ({ c, input, caller }) => {
        await caller.profile.setPassword(input)
        return goOn(c, '/account', { state: 'password' })
      }),
      'delete-alert': postedForm(alertIdInput, async ({ c, input, caller }) => {
        await caller.priceAlerts.delete(input)
        return goOn(c, '/account', { state: 'alert-deleted' })
      }),
      'resume-alerts': postedForm(z.object({}), async ({ c, caller }) => {
        await caller.priceAlerts.resume()
        return goOn(c, '/account', { state: 'alerts-on' })
      }),
      delete: postedForm(deleteAccountInput, async ({ c, input, caller }) => {
        await caller.profile.delete(input)
        return goOn(c, '/')
      }),
    }),
  )
  return (c, next) => forms.get(c.req.query('form') ?? '')?.(c, next) ?? next()
}
