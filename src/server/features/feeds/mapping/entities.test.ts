import { describe, expect, test } from 'vitest'
import { decodeEntities } from '#server/features/feeds/mapping/entities.ts'

describe('entities', () => {
  test.each([
    ['&nbsp;', '\u00a0'],
    ['&Agrave;&yuml;', 'Àÿ'],
    ['&aring;&auml;&ouml;&aelig;&oslash;&szlig;', 'åäöæøß'],
    ['&Prime;&prime;', '″′'],
    ['&#229;&#xe5;&#XE5;', 'ååå'],
    ['&#128059;&#x1F43B;', '🐻🐻'],
    ['a&lrm;b', 'ab'],
  ])('%j is %j', (text, expected) => {
    expect(decodeEntities(text)).toBe(expected)
  })

  test('from 128 to 159 are Windows-1252, as in browsers', () => {
    expect(decodeEntities('&#128; &#150; &#x99; &#159; &#160;')).toBe('€ – ™ Ÿ \u00a0')
  })

  test('are decoded once', () => {
    expect(decodeEntities('&amp;lt;b&amp;gt; &amp;amp;')).toBe('&lt;b&gt; &amp;')
  })

  test.each([
    '&unknown;',
    '&AMP;',
    '&constructor;',
    '&amp',
    '& amp;',
    '&;',
    '&#;',
    '&#x;',
    '&#99999999;',
    'Mum & Co',
  ])('%j stays as it is', (text) => {
    expect(decodeEntities(text)).toBe(text)
  })

  test.each(['&#xD800;', '&#xDFFF;', '&#x110000;', '&#9999999;'])(
    '%s is no character and gives nothing',
    (text) => {
      expect(decodeEntities(`a${text}b`)).toBe('ab')
    },
  )
})
