import { expect, test } from 'vitest'
import { describeBadLink, parseLink } from '#server/features/feeds/mapping/link.ts'

test.each([
  'https://shop.example/p?b=2&a=1&a=0#x',
  'http://shop.example',
  'HTTPS://Shop.Example/%7euser/?q=%C3%A5+b',
  'https://track.example/click?a(1)p(2)url(https%3A%2F%2Fshop.example)',
  'https://track.example/links/1/https://shop.example/å?q=a b',
  'https://shop.example/@brand/p',
  'https://shop.example/?a=1&ampere=1&amp=2&amplitude;&#38&x=1',
  'https://shop.example/?u=https%3A%2F%2Fs.example%2F%3Fa%3D1%26amp%3Bb',
])('keeps %s unchanged', (link) => {
  expect(parseLink(` ${link}\n`)).toBe(link)
})

test.each([
  ['https://t.example/c?a=1&amp;u=2', 'https://t.example/c?a=1&u=2'],
  ['https://t.example/c?a=1&#038;u=2&AMP;v=3', 'https://t.example/c?a=1&u=2&v=3'],
  ['https://t.example/c?a=1&#x26;u=2&#38;v=3', 'https://t.example/c?a=1&u=2&v=3'],
  ['https://t.example/c?a=1&amp;amp;u=2', 'https://t.example/c?a=1&u=2'],
  ['//cdn.shop.example/p.jpg?w=1&amp;h=2', 'https://cdn.shop.example/p.jpg?w=1&h=2'],
  ['www.shop.example/p9', 'https://www.shop.example/p9'],
  ['WWW.Shop.Example', 'https://WWW.Shop.Example'],
])('reads %s as %s', (text, link) => {
  expect(parseLink(` ${text} `)).toBe(link)
})

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://shop.example/',
  '//',
  '///shop.example/p',
  '//user:secret@shop.example/p',
  'www.example',
  'www./p',
  'www.user:secret@shop.example/',
  '/p/1',
  'shop.example/p',
  'https://',
  'https:///p',
  'https:shop.example',
  'https:\\\\shop.example',
  'https://user:secret@shop.example/',
  'https://shop.example@evil.example/',
  'https://shop.example/a\nb',
  'https://shop.example/\u0000',
  'https://shop .example/',
  `https://shop.example/${'a'.repeat(9_000)}`,
])('rejects %j', (link) => {
  expect(parseLink(link)).toBeUndefined()
})

test.each([
  [undefined, 'The link is missing'],
  [' ', 'The link is missing'],
  ['https://user:secret@shop.example/', 'The link contains a user name or password'],
  ['https://user@shop.example/', 'The link contains a user name or password'],
  ['https://:secret@shop.example/', 'The link contains a user name or password'],
  ['ftp://user:secret@shop.example/', 'The link isn’t a full http or https URL'],
  ['/p/1', 'The link isn’t a full http or https URL'],
  [`https://shop.example/${'a'.repeat(9_000)}`, 'The link is longer than 8000 characters'],
])('rejects %j with the reason: %s', (link, reason) => {
  expect(parseLink(link)).toBeUndefined()
  expect(describeBadLink(link)).toBe(reason)
})
