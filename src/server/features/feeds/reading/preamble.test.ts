import { expect, test } from 'vitest'
import { withoutPreamble } from '#server/features/feeds/reading/preamble.ts'

const xml = '<?xml version="1.0"?>\n<rss>'
const csv = 'id;title;link\n1;Rattle;https://shop.example/1\n'

test.each([
  ['sep=;\r\n', csv],
  ['\ufeff"sep=,"\n\ufeff', csv],
  ['\n \r\n', csv],
  ['Our products, with prices\n2026-11-26\n\n', csv],
  ['# id\n', csv],
  ['\n\ufeff\n', xml],
  ['Connected.\n', xml],
  ['OK', xml],
  ['done\n', '<rss>\n<channel>'],
  ['<!-- cached -->', xml],
  ['<div class="debug">a;b;c</div>\n', xml],
  [
    '<br />\n<b>Deprecated</b>:  Function strftime() is deprecated in <b>/feed.php</b> on line <b>3</b><br />\n',
    xml,
  ],
  [
    'PHP Warning:  a, b, c in /feed.php on line 3\n\nNotice: Undefined index: x in /feed.php on line 41\n',
    '{"products":[]}',
  ],
  ['<br>\n<b>Fatal error</b>: x in <b>/feed.php</b> on line <b>3</b><br>\n', csv],
])('skips the preamble %j and counts its lines', (preamble, feed) => {
  const lines = '\n'.repeat(preamble.split('\n').length - 1)
  expect(withoutPreamble(preamble + feed)).toBe(lines + feed)
})

test.each([
  '\tid\ttitle\n1\t2\t3',
  xml,
  '<rss><item><title><?xml ?></title></item></rss>',
  'id,title,link\n1,"\n<?xml version",x',
  '"id\n(number)";title;link\n1;a;b',
  '[{"a":"\n<b>"}]',
  '<html><body>Warning: x on line 3</body></html>',
  'The feed is gone, sorry.\n',
  'HDR|1|Shop\n1|2|3',
  '',
])('finds no preamble in %j', (text) => {
  expect(withoutPreamble(text)).toBe(text)
})
