import { SUBSCRIBER_STATUSES } from '#shared/newsletter/subscriber-statuses.ts'
import { matching, oneOf, type Params, pageNumber, params } from '#shared/search-params/params.ts'
import { parseSearchText } from '#shared/text/search-text.ts'

export const EMAIL_MAX_LENGTH = 254
export const SUBSCRIBER_NAME_MAX_LENGTH = 100

const mailToken = matching(/^[\w.-]{1,200}$/)

export type LinkSearch = Params<typeof parseLinkSearch>
/** A page opened from a link in an email, and the outcome of its last form. */
export const parseLinkSearch = params({ token: mailToken, state: oneOf(['done', 'forgotten']) })

export type SubscribeSearch = Params<typeof parseSubscribeSearch>
/** The link that led to the sign-up page, and whether the preceding sign-up succeeded. */
export const parseSubscribeSearch = params({ token: mailToken, state: oneOf(['done']) })

export const parsePageSearch = params({ page: pageNumber })

/** The first is the default. */
export const SUBSCRIBER_SORTS = ['newest', 'oldest', 'email', 'email-down'] as const
export type SubscriberSort = (typeof SUBSCRIBER_SORTS)[number]

export type SubscribersSearch = Params<typeof parseSubscribersSearch>
export const parseSubscribersSearch = params({
  status: oneOf(SUBSCRIBER_STATUSES),
  search: parseSearchText,
  sort: oneOf(SUBSCRIBER_SORTS, SUBSCRIBER_SORTS[0]),
  page: pageNumber,
})
