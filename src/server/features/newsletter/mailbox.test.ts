import { expect, test } from 'vitest'
import { mailboxOf } from '#server/features/newsletter/mailbox.ts'

test.each([
  ['anna@home.test', 'anna@home.test'],
  ['Anna+shop@Home.test', 'anna@home.test'],
  ['anna+a+b@home.test', 'anna@home.test'],
  ['an.na@home.test', 'an.na@home.test'],
  ['an.na+x@gmail.com', 'anna@gmail.com'],
])('delivers %s to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
