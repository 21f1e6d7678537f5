import { expect, test } from 'vitest'
import { smtpAddress } from '#server/config/smtp-address.ts'

test.each([
  ['http://relay.example', 'must begin with smtp:// or smtps://'],
  ['smtp://user:pa#ss@127.0.0.1:2599', 'must have # as %23 in its user name and password'],
  ['smtps://key:AB/cd+ef==@mail.test', 'must have / as %2F in its user name and password'],
  ['smtp://user:12?3#4@mail.test', 'must have ? as %3F and # as %23 in its user name and password'],
  ['smtp://us/er:word@mail.test', 'must have / as %2F in its user name and password'],
  ['smtp://user:word@', 'must be a URL such as smtps://user:password@relay.example'],
  ['smtp://relay.example:twenty', 'must be a URL such as smtps://user:password@relay.example'],
])('explains the expected form for %s', (url, message) => {
  expect(smtpAddress.safeParse(url).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test.each([
  'smtp://relay.example',
  'SMTP://127.0.0.1:2599',
  'smtp://me@shop.example:p@ss:word@relay.example:587/?requireTLS=false',
  'smtps://key:AB%2Fcd+ef==@mail.test',
  'smtp://user:100%@[::1]:25',
])('accepts %s', (url) => {
  expect(smtpAddress.parse(url)).toBe(url)
})
