import { Hono, type Context as HonoContext } from 'hono'
import { formOrClick, ONE_CLICK_FIELD, oneClick } from '#server/http/forms/one-click.ts'
import { goOn, type PostedForms, succeeds } from '#server/http/forms/posted-form.ts'
import { preferencesInput, subscribeInput, tokenInput } from '#shared/inputs/newsletter.ts'
import { m } from '#shared/messages/messages.ts'

const unsubscribeInput = tokenInput.extend(oneClick)

/** Only a POST changes anything, because scanners open every link in an email. */
export function newsletterForms({ postedForm, byLink }: PostedForms) {
  const forms = new Hono()

  forms.post(
    '/subscribe',
    postedForm(subscribeInput, async ({ c, input, caller }) => {
      await caller.newsletter.subscribe(input)
      return goOn(c, '/subscribe', { state: 'done' })
    }),
  )
  forms.post(
    '/newsletter/unsubscribe',
    byLink(
      unsubscribeInput,
      async ({ c, input: { token, ...form }, caller }) => {
        const isDone = await succeeds(caller.newsletter.unsubscribe({ token }))
        if (form[ONE_CLICK_FIELD] === undefined) return backToPage(c, token)
        return c.text(isDone ? m.unsubscribedByClick : m.linkInvalidTitle, isDone ? 200 : 404)
      },
      formOrClick,
    ),
  )
  forms.post(
    '/newsletter/confirm',
    byLink(tokenInput, async ({ c, input, caller }) => {
      await succeeds(caller.newsletter.confirm(input))
      return backToPage(c, input.token)
    }),
  )
  forms.post(
    '/newsletter/preferences',
    byLink(preferencesInput, async ({ c, input: { name = '', ...input }, caller }) => {
      const isSaved = await succeeds(caller.newsletter.savePreferences({ name, ...input }))
      return backToPage(c, input.token, isSaved ? { state: 'done' } : {})
    }),
  )
  forms.post(
    '/newsletter/forget',
    byLink(tokenInput, async ({ c, input, caller }) => {
      const isDone = await succeeds(caller.newsletter.forget(input))
      return goOn(c, '/newsletter/preferences', isDone ? { state: 'forgotten' } : {})
    }),
  )
  return forms
}

function backToPage(c: HonoContext, token = '', extra: Record<string, string> = {}): Response {
  return goOn(c, c.req.path, { token, ...extra })
}
