import { m } from '#shared/messages/messages.ts'

/** The label beside every link to a retailer in a text, as HTML. */
export function adLabel(): string {
  return `<small title="${m.advertisingLinkInFull}">${m.ad}</small>`
}
