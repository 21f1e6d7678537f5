import { expect, test } from 'vitest'
import { detailText } from '#client/admin/security/event-labels.ts'

test('words of the program are put in ours, names stay as they are', () => {
  expect(detailText('email-link')).toBe('link in an email')
  expect(detailText('my-nightly-key')).toBe('my-nightly-key')
})
