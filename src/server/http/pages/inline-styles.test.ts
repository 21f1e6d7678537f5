import { expect, test } from 'vitest'
import { sealPage } from '#server/http/middleware/security.ts'
import { inlineStyles } from '#server/http/pages/inline-styles.ts'

const link = (address: string, more = '') =>
  `<link rel="stylesheet" href="${address}"${more} data-precedence="default"/>`
const sheets = new Map([['/assets/site.css', '.a{content:"$&"}']])

test('a known sheet stands in the page, and its link is never fetched', () => {
  const html = inlineStyles(`<head>${link('/assets/site.css')}</head>`, sheets, 'n')
  expect(html).toBe(
    '<head><style nonce="n">.a{content:"$&"}</style><link disabled rel="stylesheet" href="/assets/site.css" data-precedence="default"/></head>',
  )
})

test('any other sheet is fetched as before', () => {
  const html = `${link('/assets/admin.css')}<link rel="stylesheet" href="/assets/site.css"/>`
  expect(inlineStyles(html, sheets, 'n')).toBe(html)
})

test('the policy of the page allows its styles', () => {
  const { html, policy } = sealPage(inlineStyles(link('/assets/site.css', ' nonce="n"'), sheets, 'n'), 'n')
  expect(html).toContain('<style>.a{')
  expect(policy).toMatch(/style-src 'self' 'sha256-\S+' 'sha256-\S+';/)
})
