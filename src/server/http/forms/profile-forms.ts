import type { Handler } from 'hono'
import { z } from 'zod'
import { formsByName, goOn, type Posted, type PostedForms } from '#server/http/forms/posted-form.ts'
import { changeEmailInput } from '#shared/inputs/accounts.ts'
import { alertIdInput } from '#shared/inputs/price-alerts.ts'
import {
  changePasswordInput,
  deleteAccountInput,
  renameInput,
  setPasswordInput,
} from '#shared/inputs/profile.ts'

export function profileForms({ postedForm }: PostedForms): Handler {
  function form<Schema extends z.ZodObject>(
    schema: Schema,
    state: string,
    change: (posted: Posted<Schema>) => Promise<unknown>,
  ): Handler {
    return postedForm(schema, async (posted) => {
      await change(posted)
      return goOn(posted.c, '/account', { state })
    })
  }
  return formsByName({
    name: form(renameInput, 'name', ({ caller, input }) => caller.profile.rename(input)),
    password: form(changePasswordInput, 'password', ({ caller, input }) =>
      caller.profile.changePassword(input),
    ),
    email: form(changeEmailInput, 'email', ({ caller, input }) => caller.accounts.changeEmail(input)),
    'first-password': form(setPasswordInput, 'password', ({ caller, input }) =>
      caller.profile.setPassword(input),
    ),
    'delete-alert': form(alertIdInput, 'alert-deleted', ({ caller, input }) =>
      caller.priceAlerts.delete(input),
    ),
    'resume-alerts': form(z.object({}), 'alerts-on', ({ caller }) => caller.priceAlerts.resume()),
    delete: postedForm(deleteAccountInput, async ({ c, input, caller }) => {
      await caller.profile.delete(input)
      return goOn(c, '/')
    }),
  })
}
