import { parsePageNumber } from '#shared/catalogue-search.ts'

/** What the address of the webhooks' log can say. */
export interface WebhookSearch {
  endpointId?: number | undefined
  page?: number | undefined
}

export function parseWebhookSearch(raw: Record<string, unknown>): WebhookSearch {
  const id = Number(raw.endpointId)
  return { endpointId: Number.isSafeInteger(id) && id > 0 ? id : undefined, page: parsePageNumber(raw.page) }
}
