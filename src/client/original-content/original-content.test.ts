import { expect, test } from 'vitest'
import { markdownOf } from '#client/original-content/markdown-of.ts'
import { originalContent } from '#client/original-content/original-content.tsx'
import { BLOCK_NAMES, formFieldsOf, isSearchedBlock } from '#shared/content/content-blocks.ts'
import { formTexts } from '#shared/content/content-form.ts'
import { contentChangeInput, parseContent } from '#shared/inputs/content.ts'

const site = {
  name: 'Nestling',
  url: 'https://nestling.example',
  host: 'https://nestling.example',
  languages: [],
  currency: 'SEK',
  today: '2026-11-27',
  accentStyle: undefined,
  social: { facebook: '', instagram: '', twitter: '' },
  contact: {
    name: 'Nest Ltd',
    email: 'hi@nestling.example',
    phone: '1',
    country: 'Norway',
    address: 'Road 1',
  },
  showsTestimonials: true,
  allowsSignUp: true,
  providers: [],
  onlyProviders: false,
  sendsMail: true,
}
const original = originalContent(site)

test.each(BLOCK_NAMES)('accepts the built-in content of %s in its own form without change', (block) => {
  const value = original[block] ?? {}
  expect(parseContent(block, value)).toEqual(value)
  const fields = formTexts(formFieldsOf(block), value)
  const searchTexts = isSearchedBlock(block) ? { searchTitle: '', searchDescription: '' } : {}
  expect(contentChangeInput.parse({ block, basedOn: null, fields })).toEqual({
    block,
    basedOn: null,
    value: { ...value, ...searchTexts },
  })
})

test('converts the built-in policy to Markdown with sections, links, lists, and shop details', () => {
  const policy = String(original.privacy?.text)
  expect(policy).toMatch(
    /^## Who is responsible\n\nThe controller of the personal data that Nestling handles is:/,
  )
  expect(policy).toContain('[hi@nestling.example](mailto:hi@nestling.example)')
  expect(policy).toContain('- **A session cookie**, only after you sign in.')
  expect(policy).toMatch(/### Your account\n\n\*\*What:\*\* Name, email address/)
  expect(policy).not.toMatch(/\[object|undefined|<\w/)
})

test('returns no Markdown for content without words', () => {
  expect(markdownOf([null, false, undefined])).toBe('')
})
