import { id, type Params, pageNumber, params } from '#shared/search-params/params.ts'

export type WebhookSearch = Params<typeof parseWebhookSearch>
export const parseWebhookSearch = params({ endpointId: id, page: pageNumber })
