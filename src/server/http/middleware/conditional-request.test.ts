import { expect, test } from 'vitest'
import { hasCopy } from '#server/http/middleware/conditional-request.ts'

const ETAG = '"abc-123"'

test.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, `W/"other",W/${ETAG}`, ` ${ETAG} `, '*', `,, ${ETAG}`])(
  'matches a request that names %s',
  (header) => {
    expect(hasCopy(header, ETAG)).toBe(true)
  },
)

test.each([undefined, '', 'abc-123', '"abc-12"', 'w/"abc-123"', 'W/', '"*"', '"abc-123', '"x", W/"y"'])(
  'does not match a request that names %s',
  (header) => {
    expect(hasCopy(header, ETAG)).toBe(false)
  },
)
