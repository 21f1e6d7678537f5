import { expect, test } from 'vitest'
import { skipXmlProlog } from '#server/features/feeds/dialects/xml-prolog.ts'

test.each([
  ['<rss>', '<rss>'],
  ['\n  <rss>', '<rss>'],
  ['<?xml version="1.0"?><rss>', '<rss>'],
  [
    '<?xml version="1.0"?>\n<?xml-stylesheet href="a.xsl"?>\n<!-- <html> -->\n<!-- -- ?> -->\n<rss> ',
    '<rss> ',
  ],
  ['<?xml version="1.0"?><!DOCTYPE rss><rss>', '<!DOCTYPE rss><rss>'],
  ['<rss><!-- inside --></rss>', '<rss><!-- inside --></rss>'],
  ['a,b\n', 'a,b\n'],
  ['', ''],
])('reads the prolog of %j as %j', (text, expected) => {
  expect(skipXmlProlog(text)).toBe(expected)
})

test.each(['<!-- never closed <rss>', '<?xml version="1.0" <rss>'])('does not inspect %j', (text) => {
  expect(skipXmlProlog(`<!-- x -->${text}`)).toBe(text)
})
