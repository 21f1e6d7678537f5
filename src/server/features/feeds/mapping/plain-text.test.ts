import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText, structuredText } from '#server/features/feeds/mapping/plain-text.ts'

const read = (text: string) => plainText(text, 200)

describe('plain text', () => {
  test.each([
    ['Bodys &amp; byxor', 'Bodys & byxor'],
    ['<p>Soft.</p><p>Warm.</p>', 'Soft. Warm.'],
    ['<li><strong>Material:</strong> wood</li><li>Size: M</li>', 'Material: wood Size: M'],
    ['a<br />b', 'a b'],
    ['<p style="a>b">x</p>', 'x'],
    ['x<script>alert(1)</script>y', 'x y'],
    ['x<SCRIPT src=a>alert(1)', 'x'],
    ['x<style>p{}</style >y', 'x y'],
    ['x<!-- hidden -->y', 'x y'],
    ['x<!-- never closed', 'x'],
    ['cut off <p sty', 'cut off'],
    ['&lt;b&gt;bold&lt;/b&gt;', 'bold'],
    ['&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;', ''],
    ['<scr<b>ipt>x', 'ipt>x'],
    ['&aring;&Auml;&oslash; &ndash; &#8364; &#x1F43B; &#128;', 'åÄø – € 🐻 €'],
    ['&unknown; &#0; &#xD800; &#99999999;', '&unknown; \ufffd \ufffd \ufffd'],
    ['I <3 you & 2 < 3 > 1', 'I <3 you & 2 < 3 > 1'],
    ['a\u0000b\u0007c\u202ed\u200be', 'abcde'],
    [' \t a\u00a0\u2003b\r\n\r\nc ', 'a b c'],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
    ['\ud83d', '\ufffd'],
  ])('reads %j as %j', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('is cut without splitting a character', () => {
    expect(plainText('a'.repeat(300), 200)).toHaveLength(200)
    expect(plainText(`${'a'.repeat(199)}🐻`, 200)).toBe('a'.repeat(199))
    expect(plainText(`${'a'.repeat(199)} b`, 200)).toBe('a'.repeat(199))
  })

  test('never contains tags or control characters, or exceeds its length', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '<!--',
      '-->',
      '<script',
      '&lt;',
      '&amp;',
      '&#60;',
      ';',
      '"',
      "'",
      'b',
      ' ',
      '\u0000',
      '\n',
      '/',
    )
    const hostile = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 60 })
    fc.assert(
      fc.property(hostile, (pieces) => {
        const text = plainText(pieces.join(''), 100)
        expect(text).not.toMatch(/<[a-z/!?]/i)
        expect(text).not.toMatch(/\p{Cc}| {2}/u)
        expect(text.length).toBeLessThanOrEqual(100)
        expect(text.isWellFormed()).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test.each(['<a', '<script', '<!--', '<p title="', '&lt;', '&amp;', "<p '"])(
    'is read from 256 KiB of %j without delay',
    (piece) => {
      const started = performance.now()
      plainText(piece.repeat((256 * 1024) / piece.length), 5_000)
      expect(performance.now() - started).toBeLessThan(10_000)
    },
  )
})

describe('structured text', () => {
  const shape = (text: string) => structuredText(text, 200)

  test.each([
    ['<p>Soft.</p><p>Warm.</p>', 'Soft.\n\nWarm.'],
    [
      'In short:<ul><li>wood</li><li><b>no</b> paint</li></ul>Made well.',
      'In short:\n\n• wood\n\n• no paint\n\nMade well.',
    ],
    ['<ul>\n  <li>\n    <p>wood</p>\n  </li>\n</ul>', '• wood'],
    ['one<br>two<br/>\nthree', 'one\ntwo\nthree'],
    ['<div>a</div>\n<div>b</div>', 'a\n\nb'],
    ['<p>wrapped\nin the source</p>', 'wrapped in the source'],
    ['plain\r\n\r\n\r\n\r\nlines  here', 'plain\n\nlines here'],
    ['&lt;p&gt;one&lt;/p&gt;&lt;p&gt;two&lt;/p&gt;', 'one\n\ntwo'],
    ['<p>one</p><p>two</p>&lt;p&gt;three&lt;/p&gt;&lt;p&gt;four&lt;/p&gt;', 'one\n\ntwo\n\nthree\n\nfour'],
    ['<ul><li>one</li><li>two &lt;br&gt;\nlines</li></ul>', '• one\n\n• two\nlines'],
    ['first\n&lt;p&gt;one&lt;/p&gt;', 'first\n\none'],
    ['<script>alert(1)</script><li onclick=x>y', '• y'],
    ['a\u0000b\u202ec\nd', 'abc\nd'],
    ['one line', 'one line'],
  ])('turns %j into %j', (text, expected) => {
    expect(shape(text)).toBe(expected)
  })

  test('contains no tag, no control character but line breaks, and stays within its length', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '</',
      '<li>',
      '</p>',
      '<br',
      '<!--',
      '&lt;',
      '&amp;',
      '•',
      '\n',
      '\r',
      '\u0000',
      ' ',
      'b',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 60 }),
        (pieces) => {
          const text = structuredText(pieces.join(''), 100)
          expect(text).not.toMatch(/<[a-z/!?]/i)
          expect(text).not.toMatch(/(?!\n)\p{Cc}| {2}|\n{3}/u)
          expect(text.length).toBeLessThanOrEqual(100)
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('entities', () => {
  test.each([
    ['a&nbsp;b', 'a b'],
    ['&Agrave;&yuml;', 'Àÿ'],
    ['&aring;&auml;&ouml;&aelig;&oslash;&szlig;', 'åäöæøß'],
    ['&Prime;&prime;', '″′'],
    ['&#229;&#xe5;&#XE5;', 'ååå'],
    ['&#128059;&#x1F43B;', '🐻🐻'],
    ['a&lrm;b&AMP;c', 'ab&c'],
    ['&frac13; &star; &Zcaron;', '⅓ ☆ Ž'],
  ])('decodes %j as %j', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('maps codes 128 to 159 to Windows-1252, as browsers do', () => {
    expect(read('&#128; &#150; &#x99; &#159;')).toBe('€ – ™ Ÿ')
  })

  test.each(['&unknown;', '&constructor;', '&amp', '& amp;', '&;', '&#;', '&#x;', 'Mum & Co'])(
    'leaves %j unchanged',
    (text) => {
      expect(read(text)).toBe(text)
    },
  )

  test.each(['&#xD800;', '&#xDFFF;', '&#x110000;', '&#9999999;', '&#99999999;'])(
    'shows %s as a replacement character, as browsers do',
    (text) => {
      expect(read(`a${text}b`)).toBe('a\ufffdb')
    },
  )

  test.each(['&', '&amp', '&#', '&#x', '&CounterClockwiseContourIntegra'])(
    'reads many of %j in one pass each',
    (piece) => {
      expect(read(`${piece.repeat(2_000)} `)).toHaveLength(200)
    },
  )
})
