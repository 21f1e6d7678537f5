import { z } from 'zod'

/** What a mail program sends for its user (RFC 8058): it wants an answer, not a page. */
export const ONE_CLICK_FIELD = 'List-Unsubscribe'

export const oneClick = { [ONE_CLICK_FIELD]: z.string().optional() }
