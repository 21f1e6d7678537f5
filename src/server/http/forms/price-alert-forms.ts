import { Hono } from 'hono'
import { formOrClick, ONE_CLICK_FIELD, oneClick } from '#server/http/forms/one-click.ts'
import { goOn, type PostedForms, succeeds } from '#server/http/forms/posted-form.ts'
import { alertLinkInput, priceAlertInput } from '#shared/inputs/price-alerts.ts'
import { m } from '#shared/messages/messages.ts'

const stopInput = alertLinkInput.extend(oneClick)

export function priceAlertForms({ postedForm, byLink }: PostedForms) {
  const forms = new Hono()
  forms.post(
    '/price-alerts/new',
    postedForm(priceAlertInput, async ({ c, input, caller }) => {
      await caller.priceAlerts.set(input)
      return goOn(c, '/account', { state: 'alert' })
    }),
  )
  forms.post(
    '/price-alerts/stop',
    byLink(
      stopInput,
      async ({ c, input: { token, ...form }, caller }) => {
        const isDone = await succeeds(caller.priceAlerts.stop({ token }))
        if (form[ONE_CLICK_FIELD] === undefined) return goOn(c, c.req.path, { token })
        return c.text(isDone ? m.alertsAreOffSentence : m.invalidLink, isDone ? 200 : 404)
      },
      formOrClick,
    ),
  )
  return forms
}
