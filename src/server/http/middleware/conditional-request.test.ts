import { expect, test } from 'vitest'
import { hasCopy } from '#server/http/middleware/conditional-request.ts'

const ETAG = '"abc-123"'

test.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, `W/"other",W/${ETAG}`, ` ${ETAG} `, '*', `,, ${ETAG}`])(
  'who names %s has the answer',
  (header) => {
    expect(hasCopy(header, ETAG)).toBe(true)
  },
)

test.each([undefined, '', 'abc-123', '"abc-12"', 'w/"abc-123"', 'W/', '"*"', '"abc-123', '"x", W/"y"'])(
  'who names %s does not',
  (header) => {
    expect(hasCopy(header, ETAG)).toBe(false)
  },
)
