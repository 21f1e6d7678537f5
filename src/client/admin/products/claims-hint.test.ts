import { expect, test } from 'vitest'
import { claimsHint } from '#client/admin/products/claims-hint.ts'

test('lists each field’s own claims after the field’s hint', () => {
  const texts = { name: 'Eco-friendly bowl', description: 'Sustainable, climate neutral.' }
  expect(claimsHint(texts, 'name')).toMatch(/^“eco-friendly” is a claim that needs proof/)
  expect(claimsHint(texts, 'description', 'from the feed')).toMatch(
    /^from the feed\. “sustainable”, “climate neutral” are claims that need proof/,
  )
})

test('keeps the hint of a text without claims or with a proving label', () => {
  expect(claimsHint({ name: 'Eco-friendly bowl', description: 'EU Ecolabel.' }, 'name')).toBeUndefined()
  expect(claimsHint({ name: 'Bowl', description: '' }, 'name', 'from the feed')).toBe('from the feed')
})
