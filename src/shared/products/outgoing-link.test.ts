import { expect, test } from 'vitest'
import { outgoingLink } from '#shared/products/outgoing-link.ts'

test.each([
  ['https://t.example/p?a=1&b=%20', 'https://t.example/p?a=1&b=%20&clickref=card'],
  ['https://t.example/p', 'https://t.example/p?clickref=card'],
  ['https://t.example/p?a=1#top', 'https://t.example/p?a=1&clickref=card#top'],
  ['https://t.example/p?clickref=x', 'https://t.example/p?clickref=x'],
  [
    'https://t.example/click?a(1)p(2)url(https%3A%2F%2Fshop.example)',
    'https://t.example/click?a(1)p(2)clickref(card)url(https%3A%2F%2Fshop.example)',
  ],
  [
    'https://t.example/p?a=1&clickref=&ued=https%3A%2F%2Fs',
    'https://t.example/p?a=1&clickref=card&ued=https%3A%2F%2Fs',
  ],
  ['https://t.example/p?clickref=#top', 'https://t.example/p?clickref=card#top'],
  ['https://t.example/p?clickref&a=1', 'https://t.example/p?clickref=card&a=1'],
  ['https://t.example/p?xclickref=&clickref2=', 'https://t.example/p?xclickref=&clickref2=&clickref=card'],
  [
    'https://t.example/click?a(1)p(2)clickref()url(https://shop.example/)',
    'https://t.example/click?a(1)p(2)clickref(card)url(https://shop.example/)',
  ],
  [
    'https://t.example/click?clickref(x)url(https://shop.example/)',
    'https://t.example/click?clickref(x)url(https://shop.example/)',
  ],
  ['#', '#'],
])('sends %s out as %s', (link, out) => {
  expect(outgoingLink(link, 'clickref', 'card')).toBe(out)
  expect(outgoingLink(link, null, 'card')).toBe(link)
})

const PARTNERIZE = 'https://prf.hn/click/camref:1a'

test.each([
  [PARTNERIZE, `${PARTNERIZE}/pubref:card`],
  [`${PARTNERIZE}/`, `${PARTNERIZE}/pubref:card/`],
  [
    `${PARTNERIZE}/destination:https://s.example/a`,
    `${PARTNERIZE}/pubref:card/destination:https://s.example/a`,
  ],
  [`${PARTNERIZE}/pubref:mine`, `${PARTNERIZE}/pubref:mine`],
  ['https://prf.hn/l/1a', 'https://prf.hn/l/1a'],
])('sends %s with its sub-id in the path as %s', (link, out) => {
  expect(outgoingLink(link, 'pubref:', 'card')).toBe(out)
})
