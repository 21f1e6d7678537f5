import { expect, test } from 'vitest'
import { deviceName } from '#shared/accounts/device-name.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 (KHTML, like Gecko) Chrome/143.0 Safari/537.36',
    'Chrome on Windows',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/143.0 Safari/537.36 Edg/143.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Safari/604',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['curl/8', 'Unknown browser'],
  [null, 'Unknown browser'],
])('reads %s as %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
