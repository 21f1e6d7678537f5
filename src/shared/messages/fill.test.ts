import { describe, expect, it } from 'vitest'
import { fill, partsOf, plural } from '#shared/messages/fill.ts'

describe('fill', () => {
  it('replaces each placeholder by its value', () => {
    expect(fill('{count} of {total}, {count} left', { count: 2, total: 9 })).toBe('2 of 9, 2 left')
    expect(fill('{n} likes', { n: 1_200 })).toBe('1,200 likes')
  })

  it('leaves braces of values alone', () => {
    expect(fill('Remove {name}', { name: '{count} $& {name}' })).toBe('Remove {count} $& {name}')
  })
})

describe('plural', () => {
  it.each([
    [0, '{n} products'],
    [1, '{n} product'],
    [2, '{n} products'],
    [1.5, '{n} products'],
  ])('chooses the form for %s', (count, form) => {
    expect(plural('{n} product|{n} products', count)).toBe(form)
  })
})

describe('partsOf', () => {
  it('keeps values as they are', () => {
    const link = { href: '/terms' }
    expect(partsOf('Read our {link}.', { link })).toEqual(['Read our ', link, '.'])
    expect(partsOf('{link}', { link })).toEqual([link])
    expect(partsOf<string, unknown>('{link} to {shop}.', { link, shop: 'us' })).toEqual([link, ' to us.'])
  })
})
