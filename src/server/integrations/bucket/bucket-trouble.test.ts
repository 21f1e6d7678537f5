import { expect, test } from 'vitest'
import { codeIn, readableTrouble, refusalOf } from '#server/integrations/bucket/bucket-trouble.ts'

test.each([
  [403, 'RequestTimeTooSkewed', /clock of this server/],
  [507, '', /The bucket is full/],
  [403, 'XMinioStorageFull', /The bucket is full/],
  [403, 'SignatureDoesNotMatch', /check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
  [403, 'AccessDenied', /belong to somebody else/],
  [307, 'TemporaryRedirect', /another region/],
  [400, 'EntityTooLarge', /no file of this size/],
  [404, '', /AWS_ENDPOINT_URL/],
  [503, 'SlowDown', /^The store could not do this \(503 SlowDown\)$/],
])('says in a sentence what %i %s means', (status, code, sentence) => {
  expect(refusalOf(status, code).message).toMatch(sentence)
})

test('takes nothing but the code from an answer', () => {
  expect(codeIn('<Error><Code>AccessDenied</Code><AWSAccessKeyId>AKIA</AWSAccessKeyId></Error>')).toBe(
    'AccessDenied',
  )
  expect(codeIn('<Code>two words</Code>')).toBe('')
})

test('explains a broken connection and a full disk, and leaves other errors alone', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  expect(readableTrouble(withCode('ECONNRESET'), 's3.example')).toMatchObject({
    message: 'The store at s3.example could not be reached (ECONNRESET)',
  })
  expect(readableTrouble(withCode('ENOSPC'), 's3.example')).toMatchObject({
    message: expect.stringContaining('free space'),
  })
  const missing = withCode('ENOENT')
  expect(readableTrouble(missing, 's3.example')).toBe(missing)
})
