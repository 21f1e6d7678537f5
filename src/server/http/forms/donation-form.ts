import { html } from 'hono/html'
import { NOINDEX, plainDocument, SYSTEM_COLORS } from '#server/html/plain-document.ts'
import type { PostedForms } from '#server/http/forms/posted-form.ts'
import { donationInput } from '#shared/inputs/donations.ts'
import { currentLanguage } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

/** Answers with a page that leads to the checkout: our policy keeps forms and redirects on this site. */
export function donationForm({ postedForm }: PostedForms) {
  return postedForm(donationInput, async ({ c, input, caller }) => {
    const { url } = await caller.donations.createSession(input)
    c.header('Cache-Control', 'private, no-store')
    return c.html(
      plainDocument({
        language: currentLanguage(),
        title: m.continueToCheckout,
        head: html`${NOINDEX}${SYSTEM_COLORS}<meta http-equiv="refresh" content="0; url=${url}">`,
        body: html`<h1>${m.continueToCheckout}</h1>
<p><a href="${url}">${m.continueToCheckout}</a></p>`,
      }),
    )
  })
}
