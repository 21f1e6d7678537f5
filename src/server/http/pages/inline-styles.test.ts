import { expect, test } from 'vitest'
import { hashSource } from '#server/http/middleware/security.ts'
import {
  inlineStyles as inlined,
  type StyleSheets,
  sealWithStyles as sealed,
  styleSheet,
} from '#server/http/pages/inline-styles.ts'

const link = (address: string, more = '') =>
  `<link rel="stylesheet" href="${address}"${more} data-precedence="default"/>`
const sheets = new Map([['/assets/site.css', styleSheet('.a{content:"$&"}')]])

const inlineStyles = (html: string, styleSheets: StyleSheets) => inlined(html, styleSheets).toString()
const sealWithStyles = (html: string, nonce: string, styleSheets: StyleSheets) => {
  const { page, policy } = sealed(html, nonce, styleSheets)
  return { html: page.toString(), policy }
}

test('inlines a recognized style sheet and never fetches it', () => {
  const html = inlineStyles(`<head>${link('/assets/site.css')}</head>`, sheets)
  expect(html).toBe(
    '<head><style>.a{content:"$&"}</style><link disabled rel="stylesheet" href="/assets/site.css" data-precedence="default"/></head>',
  )
})

test('fetches any other style sheet', () => {
  const html = `${link('/assets/admin.css')}<link rel="stylesheet" href="/assets/site.css"/>`
  expect(inlineStyles(html, sheets)).toBe(html)
})

test('allows the page’s styles in its policy', () => {
  const { html, policy } = sealWithStyles(
    `<head>${link('/assets/site.css', ' nonce="n"')}</head>`,
    'n',
    sheets,
  )
  const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? []
  expect(style).toContain('.a{')
  expect(policy).toContain(` ${hashSource(style)};`)
})

test('ignores styles that a visitor wrote into the page', () => {
  const html = `<head></head><body>${link('/assets/site.css')}</body>`
  expect(sealWithStyles(html, 'n', sheets).html).toBe(html)
})
