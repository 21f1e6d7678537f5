import { expect, test } from 'vitest'
import { detailText } from '#client/admin/security/event-labels.ts'

test('translates internal terms and leaves names unchanged', () => {
  expect(detailText('email-link')).toBe('link in an email')
  expect(detailText('my-nightly-key')).toBe('my-nightly-key')
})
